import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock("2027-03-01"));
const { owner, admin } = await testOrganization();
const asAdmin = await as(admin);
const domain = admin.email.split("@")[1];

async function joined(name: string, invitation: object) {
  const wanted = { email: `${name}@${domain}`, role: "Employee", officeId: owner.officeId, ...invitation };
  const sent = await asAdmin.send("POST", "/api/invitations", wanted);
  const acceptance = { token: sent.body.token, name, password: PASSWORD };
  const { user } = (await visitor().send("POST", "/api/invitations/accept", acceptance)).body;
  const person = (await asAdmin.get(`/api/users/${user.id}`)).body;
  const [vacation] = (await (await as(user)).get("/api/pto-balances")).body;
  return { sent: sent.body, person, vacation };
}

test("a person invited with a start date accrues from that day on, and the invitation shows it", async () => {
  const { sent, person, vacation } = await joined("nina", { startDate: "2027-03-01" });
  expect([sent.startDate, person.startDate]).toEqual(["2027-03-01", "2027-03-01"]);
  // 20 × 306/365
  expect(vacation).toMatchObject({ balance: 16.77, accrued: 16.77 });
  await expectLedgersVerified();
});

test("a person whose first day is in the future has nothing until then", async () => {
  const { vacation } = await joined("fred", { startDate: "2027-07-01" });
  expect(vacation).toMatchObject({ balance: 0, accrued: 0 });
});

test.each([{}, { startDate: null }])("a person invited with %j counts as employed throughout", async (invitation) => {
  const name = "startDate" in invitation ? "nora" : "nell";
  const { sent, person, vacation } = await joined(name, invitation);
  expect([sent.startDate, person.startDate, vacation.balance]).toEqual([null, null, 20]);
});

test("the audit events of the invitation and its acceptance have the start date", async () => {
  const { sent } = await joined("anna", { startDate: "2027-03-15" });
  const { rows } = await database().pool.query(
    "SELECT action, after ->> 'startDate' AS day FROM audit_events WHERE subject_id = $1 ORDER BY id",
    [sent.id],
  );
  expect(rows).toEqual([
    { action: "sendInvitation", day: "2027-03-15" },
    { action: "acceptInvitation", day: "2027-03-15" },
  ]);
});
