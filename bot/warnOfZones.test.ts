import { expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { anOffice } from "#db/factories/anOffice.ts";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { warnOfZones } from "./warnOfZones.ts";

await testDatabase();

test("a process warns at its start of offices whose time zone PostgreSQL doesn't know or reads otherwise", async () => {
  const { pool } = database();
  const warn = jest.fn<(fields: object, text: string) => void>();
  const organization = await anOrganization();
  await anOffice(organization, { timezone: "europe/paris" });
  await warnOfZones(pool, { warn });
  expect(warn).not.toHaveBeenCalled();

  const organizationId = organization.id;
  const [unknown, other] = [
    await anOffice(organization, { timezone: "SystemV/AST4" }),
    await anOffice(organization, { timezone: "CET" }),
  ];
  await warnOfZones(pool, { warn });
  const offices = [
    { organizationId, officeId: other.id, zone: "CET" },
    { organizationId, officeId: unknown.id, zone: "SystemV/AST4" },
  ];
  expect(warn).toHaveBeenCalledWith({ offices }, expect.stringContaining("PostgreSQL doesn't know the time zones"));
});
