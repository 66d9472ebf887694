import { expect, test } from "@jest/globals";
import type { UserPatch } from "#core/people/UserInput.ts";
import { database } from "#db/connect.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2026-11-02");
const { owner, manager } = await testOrganization();
const tokyo = await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" });

const [atHome, atTokyo] = [owner.officeId, tokyo.id];

const SCENARIOS: [patch: UserPatch, cells: string, laterPatch: UserPatch, laterCells: string][] = [
  [{ officeId: atTokyo }, "Tokyo,,,", { officeId: atHome }, "Main Office,,,"],
  [{ startDate: "2027-02-01" }, "Main Office,2027-02-01,,", { startDate: null }, "Main Office,,,"],
  [
    { startDate: "2026-12-15", ptoBalanceOverride: 12.5 },
    "Main Office,2026-12-15,,12.5",
    { startDate: "2027-04-01", ptoBalanceOverride: 13 },
    "Main Office,2027-04-01,,13",
  ],
  [{ endDate: "2027-03-20" }, "Main Office,,2027-03-20,", { endDate: null }, "Main Office,,,"],
  [
    { endDate: "2026-12-31" },
    "Main Office,,2026-12-31,",
    { startDate: "2027-05-10", officeId: atTokyo },
    "Tokyo,2027-05-10,,",
  ],
  [{ ptoBalanceOverride: 33 }, "Main Office,,,33", { ptoBalanceOverride: null }, "Main Office,,,"],
  [
    { officeId: atTokyo, ptoBalanceOverride: 30 },
    "Tokyo,,,30",
    { officeId: atHome, ptoBalanceOverride: null, endDate: "2026-12-20" },
    "Main Office,,2026-12-20,",
  ],
  [
    { officeId: atTokyo, startDate: "2027-01-10", endDate: "2027-09-30" },
    "Tokyo,2027-01-10,2027-09-30,",
    { endDate: "2027-03-31" },
    "Tokyo,2027-01-10,2027-03-31,",
  ],
];

const all = async <Row extends object>(sql: string, userId: string): Promise<Row[]> =>
  (await database().pool.query<Row>(sql, [userId])).rows;

async function storedOf(userId: string) {
  return {
    row: await all(
      `SELECT role, manager_id, office_id, start_date, end_date, pto_balance_override, is_active, posted_through,
        recalculated_on, has_history FROM users WHERE id = $1`,
      userId,
    ),
    ledger: await all(
      `SELECT type, leave_year, kind, minutes, effective_on, details - 'requestId', actor_id, is_unlimited
       FROM ledger_entries WHERE user_id = $1 ORDER BY type, leave_year, effective_on, kind, minutes`,
      userId,
    ),
    requests: await all(
      "SELECT status, minutes, start_date, decision_reason FROM pto_requests WHERE user_id = $1 ORDER BY start_date",
      userId,
    ),
    placements: await all(
      "SELECT version, effective_on, office_id FROM office_placements WHERE user_id = $1 ORDER BY version",
      userId,
    ),
    overrides: await all(
      "SELECT version, effective_on, minutes FROM balance_overrides WHERE user_id = $1 ORDER BY version",
      userId,
    ),
    employments: await all("SELECT start_date, end_date FROM past_employments WHERE user_id = $1", userId),
    notifications: await all(
      "SELECT event, channel, status FROM notifications WHERE recipient_id = $1 ORDER BY event, channel",
      userId,
    ),
  };
}

async function play([patch, cells, laterPatch, laterCells]: (typeof SCENARIOS)[number], n: number) {
  const [edited, imported] = [
    await hire(owner, `Edited${n}`, "Employee", { managerId: manager.userId }),
    await hire(owner, `Imported${n}`, "Employee", { managerId: manager.userId }),
  ];
  for (const person of [edited, imported]) {
    for (const startDate of ["2026-11-16", "2027-01-08", "2027-03-22"]) {
      const { id } = await submitRequest(person, { type: "vacation", startDate, endDate: startDate });
      if (startDate !== "2027-01-08") await decideRequest(manager, id, { status: "approved" });
    }
  }
  return { edited, imported, inWinter: { patch, cells }, inSummer: { patch: laterPatch, cells: laterCells } };
}

test("importing changes for many people has the same effect as editing each of them", async () => {
  const twins: Awaited<ReturnType<typeof play>>[] = [];
  for (const [n, life] of SCENARIOS.entries()) twins.push(await play(life, n));
  const expectAlike = async () => {
    for (const { edited, imported } of twins) {
      expect(await storedOf(imported.userId)).toEqual(await storedOf(edited.userId));
    }
    await expectLedgersVerified();
  };
  for (const [day, changes] of [
    ["2026-12-31", "inWinter"],
    ["2027-06-30", "inSummer"],
  ] as const) {
    clock.setInstant(new Date(`${day}T12:00:00Z`));
    await postDueEverywhere();
    clock.setInstant(new Date(`${day}T22:00:00Z`));
    for (const twin of twins) await editUser(owner, twin.edited.userId, twin[changes].patch);
    const rows = twins.map((twin) => `${twin.imported.email},${twin[changes].cells}`);
    const { counts } = await importText(owner, ["email,office,start date,end date,override", ...rows].join("\n"));
    expect(counts).toMatchObject({ changed: twins.length });
    await expectAlike();
  }
  clock.set("2028-02-01");
  await postDueEverywhere();
  await expectAlike();
});
