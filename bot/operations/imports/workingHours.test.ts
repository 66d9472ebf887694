import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importText, previewText } from "#tests/asserting/importText.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as } = await httpServer(clock);
const { owner, admin } = await testOrganization();
const domain = owner.email.split("@")[1] ?? "";
const asOwner = await as(owner);

const FOUR_DAYS = [480, 480, 480, 480, 0, 0, 0];
const HEADER = "email,name,office,start date,working hours,working hours from";

const office = await createOffice(owner, { name: "Lisbon", country: "Portugal", timezone: "Europe/Lisbon" });
const { id: policyId = "" } = (await listPolicies(owner, office.id, {})).find(({ type }) => type === "vacation") ?? {};
await editPolicyDocument(owner, policyId, {
  document: { unit: "day", grants: [{ frequency: "yearly", amount: 20, fullTime: { daysPerWeek: 5 } }] },
});

const stored = async (email: string) =>
  (
    await database().pool.query(
      `SELECT u.id, u.working_patterns AS patterns, coalesce(
        (SELECT json_agg(json_build_array(l.kind, l.minutes, l.details ->> 'cause') ORDER BY l.id) FROM ledger_entries l
        WHERE l.user_id = u.id AND l.type = 'vacation'), '[]') AS entries
      FROM users u WHERE u.email = $1`,
      [email],
    )
  ).rows[0];

const allPeople = async () => (await database().pool.query("SELECT * FROM users ORDER BY id")).rows;

test("an added person earns by the working hours of the file, like a person who has them already", async () => {
  const email = `ana@${domain}`;
  const row = `${email},Ana,Lisbon,,Mon-Thu 8,2027-01-01`;
  expect((await previewText(owner, `${HEADER}\n${row}`)).counts).toMatchObject({ new: 1 });
  await importText(owner, `${HEADER}\n${row}`);
  const { id, patterns, entries } = await stored(email);
  expect(patterns).toEqual([{ from: "2027-01-01", weeks: [FOUR_DAYS] }]);
  expect(entries).toEqual([["accrual", 16 * 480, null]]);
  const { rows } = await database().pool.query("SELECT after FROM audit_events WHERE subject_id = $1", [id]);
  expect(rows).toEqual([
    { after: expect.objectContaining({ workingPattern: { from: "2027-01-01", weeks: [FOUR_DAYS] } }) },
  ]);
  await expectLedgersVerified();
});

test("imported working hours change earnings and future leave as an edit does", async () => {
  const people = await Promise.all(
    ["Edith", "Iris"].map((name) => hire(owner, name, "Employee", { officeId: office.id })),
  );
  const [edited, imported] = people;
  for (const person of people) {
    const week = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-09" };
    await decideRequest(owner, (await submitRequest(person, week)).id, { status: "approved" });
  }
  await editUser(owner, edited?.userId ?? "", { workingPattern: { from: "2027-03-01", weeks: [FOUR_DAYS] } });
  const file = `email,working hours,working hours from\n${imported?.email},Mon-Thu 8,2027-03-01`;
  expect((await importText(owner, file)).counts).toMatchObject({ changed: 1 });
  const [one, other] = [await stored(edited?.email ?? ""), await stored(imported?.email ?? "")];
  expect(other.entries.map(([kind]: string[]) => kind)).toEqual(["accrual", "usage", "recost", "policy_change"]);
  expect([other.patterns, other.entries]).toEqual([one.patterns, one.entries]);
  const events = await database().pool.query(
    "SELECT action, before, after FROM audit_events WHERE subject_id = ANY ($1) AND after ? 'workingPattern' ORDER BY id",
    [people.map(({ userId }) => userId)],
  );
  const change = {
    before: { workingPattern: null },
    after: { workingPattern: { from: "2027-03-01", weeks: [FOUR_DAYS] } },
  };
  expect(events.rows).toEqual([
    { action: "editUser", ...change },
    { action: "importPeople", ...change },
  ]);
  await expectLedgersVerified();
});

test("an exported file of people is imported again without effect, whatever their working hours", async () => {
  const alternating = { from: "2027-02-01", weeks: [FOUR_DAYS, [0, 0, 0, 270, 455, 0, 480]] };
  const later = { from: "2027-06-01", weeks: null };
  for (const [name, patterns] of Object.entries({ Ned: [alternating], Nora: [alternating, later] })) {
    const { userId } = await hire(owner, name, "Employee", { officeId: office.id });
    for (const workingPattern of patterns) await editUser(owner, userId, { workingPattern });
  }
  const { text, rows } = await csvOf(asOwner, "people.csv");
  const hours = new Map(rows.map((row) => [row["name"], [row["working hours"], row["working hours from"]]]));
  expect(hours.get("Ned")).toEqual(["Mon-Thu 8 / Thu 4:30; Fri 7:35; Sun 8", "2027-02-01"]);
  expect(hours.get("Nora")).toEqual(["", "2027-06-01"]);
  const before = await allPeople();
  expect((await importText(owner, text)).counts).toEqual({ new: 0, changed: 0, same: rows.length, wrong: 0 });
  expect(await allPeople()).toEqual(before);
});

test("an Admin's own working hours in a file are refused at their row", async () => {
  const file = `email,working hours,working hours from\n${admin.email},Mon-Thu 8,2027-03-01`;
  const text = "Ask another Admin or Owner to change your working hours";
  expect((await previewText(admin, file)).rows).toEqual([
    expect.objectContaining({ line: 2, status: "wrong", reasons: [{ column: "working hours", text }] }),
  ]);
  await expect(importText(admin, file)).rejects.toThrow("1 row is invalid");
  expect((await stored(admin.email)).patterns).toBeNull();
});
