import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { LinkToken, type LinkPurpose } from "../models/accounts/LinkToken.ts";
import { mailedLinks } from "./026-mailed-links.ts";

await testDatabase();
const { pool } = database();
const organization = await anOrganization();
const person = await aPerson(organization, { email: "Jane.Doe@example.test" });
const LATER = new Date("2100-01-01T00:00:00Z");

async function aLink(name: string, purpose: LinkPurpose, values: { approverId?: string; usedAt?: Date } = {}) {
  const tokenHash = createHash("sha256").update(name).digest();
  const [organizationId, userId] = [organization.id, person.id];
  await LinkToken.create({
    tokenHash,
    purpose,
    organizationId,
    subjectId: userId,
    userId,
    expiresAt: LATER,
    ...values,
  });
  return tokenHash;
}

const mailedTo = async (tokenHash: Buffer) => (await LinkToken.findByPk(tokenHash))?.mailedTo ?? null;

test("open links mailed before the upgrade prove the person's current address, and other links prove none", async () => {
  const links = {
    reset: await aLink("reset", "password_reset"),
    decision: await aLink("decision", "approve", { approverId: person.id }),
    confirmation: await aLink("confirmation", "confirm_organization"),
    byAdmin: await aLink("byAdmin", "password_reset", { approverId: person.id }),
    used: await aLink("used", "reject", { usedAt: LATER }),
  };
  await pool.query("ALTER TABLE link_tokens DROP COLUMN mailed_to");
  await pool.query(mailedLinks.sql);
  const address = "jane.doe@example.test";
  expect([await mailedTo(links.reset), await mailedTo(links.decision), await mailedTo(links.confirmation)]).toEqual([
    address,
    address,
    address,
  ]);
  expect([await mailedTo(links.byAdmin), await mailedTo(links.used)]).toEqual([null, null]);
});
