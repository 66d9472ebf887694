import { expect, test } from "@jest/globals";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { aLeaveType } from "../factories/aLeaveType.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import { LeaveType } from "../models/leave/LeaveType.ts";
import { leaveTypes } from "./031-leave-types.ts";

await testDatabase();
const { pool } = database();
const organization = await anOrganization();
const other = await anOrganization();
const person = await aPerson(organization);
await aRequest(person, { type: "sick", status: "approved" });

const CHECKED = ["pto_policies", "pto_requests", "pto_balances", "ledger_entries"];
const BEFORE = `
ALTER TABLE pto_policies DROP CONSTRAINT pto_policies_organization_id_type_fkey;
ALTER TABLE closures DROP CONSTRAINT closures_organization_id_charged_fkey;
DROP TABLE leave_types;
DROP FUNCTION touch_leave_types;
ALTER TABLE organizations DROP COLUMN leave_types_version;
${CHECKED.map((table) => `ALTER TABLE ${table} ADD CONSTRAINT ${table}_type_check CHECK (type IN ('vacation', 'sick', 'personal'));`).join("\n")}`;

test("existing organizations get the three types, and keep their policies and requests", async () => {
  const rows = () => Promise.all(CHECKED.map(async (table) => (await pool.query(`SELECT * FROM ${table}`)).rows));
  const before = await rows();
  await pool.query(BEFORE);
  await pool.query(leaveTypes.sql);
  for (const { id: organizationId } of [organization, other]) {
    const types = await LeaveType.findAll({ where: { organizationId }, order: ["position"] });
    expect(
      types.map(({ key, name, icon, color, unit, paid, visibility, requestableBy, position, archivedOn }) => ({
        key,
        name,
        icon,
        color,
        unit,
        paid,
        visibility,
        requestableBy,
        order: position,
        archived: archivedOn !== null,
      })),
    ).toEqual(STANDARD_TYPES);
  }
  expect(await rows()).toEqual(before);
});

test("a request can use its organization's own type, and a policy can't use another organization's", async () => {
  const { key } = await aLeaveType(organization);
  await aRequest(person, { type: key, startDate: "2027-07-01", endDate: "2027-07-01" });
  const ofOther = "UPDATE pto_policies SET type = $1 WHERE organization_id = $2 AND type = 'sick'";
  expect(await refusedBy(pool.query(ofOther, [key, other.id]))).toMatchObject({ code: "23503" });
});

test("a name is unique in an organization, regardless of capitals", async () => {
  await aLeaveType(organization, { name: "Study" });
  await aLeaveType(other, { name: "Study" });
  expect(await refusedBy(aLeaveType(organization, { name: "STUDY" }))).toMatchObject({ code: "23505" });
});
