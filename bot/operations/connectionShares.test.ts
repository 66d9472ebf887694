import { EventEmitter, once } from "node:events";
import { expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { noteUse } from "#db/sharing/organizationsInUse.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { listSessions } from "./auth/listSessions.ts";
import { readBalanceOutlook } from "./balances/readBalanceOutlook.ts";
import { readLedger } from "./balances/readLedger.ts";
import { readOwnBalances, readUserBalances } from "./balances/readOwnBalances.ts";
import { listBlackouts } from "./blackouts/listBlackouts.ts";
import { previewBlackout } from "./blackouts/previewBlackout.ts";
import { listClosures } from "./closures/listClosures.ts";
import { previewClosure } from "./closures/previewClosure.ts";
import { listInvitations } from "./invitations/listInvitations.ts";
import { listUsers } from "./people/listUsers.ts";
import { readCalendar } from "./requests/readCalendar.ts";
import { readTeamRequests } from "./requests/readTeamRequests.ts";
import { editOffice } from "./offices/editOffice.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { editPolicy } from "./policies/editPolicy.ts";
import { listPolicies } from "./policies/listPolicies.ts";
import { previewPolicy } from "./policies/previewPolicy.ts";
import { lists } from "./lists/lists.ts";
import { exportReports } from "./reports/exportReports.ts";
import { reportAbsence } from "./reports/reportAbsence.ts";
import type { Actor } from "./actor.ts";
import { transactionally } from "./transactionally.ts";
import { forecastInTurn } from "./turns/forecastInTurn.ts";
import { reportInTurn } from "./turns/searchInTurn.ts";

await testDatabase({ lockTimeout: 4000 });
testClock("2027-03-01");
const owner = await foundTestOrganization();
const other = await foundTestOrganization("Elsewhere");
const { organizationId } = owner;
const loaded = async (actor: Actor): Promise<Actor> => {
  const person = await findPerson(actor.organizationId, actor.userId);
  return { ...actor, ...(person && { person }) };
};
const [policy] = await listPolicies(owner, owner.officeId, {});
const policyId = policy?.id ?? "";
const DATES = { startDate: "2027-12-24", endDate: "2027-12-31" };
const renameOther = (name: string) => editOffice(other, other.officeId, { name });

test("changes that wait for a lock leave connections to other organizations", async () => {
  const answers = await withGate(async ({ tx, open }) => {
    await holdOrganization(organizationId, tx);
    const previews = Array.from({ length: 30 }, () => previewPolicy(owner, policyId, { accrualAmount: 25 }));
    await untilWaiting(10);
    for (const name of ["One", "Two", "Three"]) await renameOther(name);
    await open();
    return Promise.all(previews);
  });
  expect(new Set(answers.map(({ isUnchanged }) => isUnchanged))).toEqual(new Set([false]));
});

test.each<[string, () => Promise<unknown>]>([
  ["reports", () => reportAbsence(owner, {})],
  ["files of reports", async () => (await exportReports.absence(owner, {})).pieces.next()],
])("%s that wait leave connections to other organizations", async (_, read) => {
  const answers = await withGate(async ({ run, open }) => {
    await run("LOCK TABLE pto_requests IN ACCESS EXCLUSIVE MODE", []);
    const reports = Array.from({ length: 10 }, read);
    await untilWaiting(1);
    expect((await lists.holidays.list(other, {})).total).toBe(0);
    await open();
    return Promise.all(reports);
  });
  expect(answers).toHaveLength(10);
});

test.each<[string, string, (reader: Actor) => Promise<unknown>]>([
  ["pending requests", "pto_requests", (reader) => readTeamRequests(reader, {})],
  ["the calendar", "pto_requests", async (reader) => (await readCalendar(reader, {})).json()],
  ["people", "offices", (reader) => listUsers(reader, {})],
  ["invitations", "invitations", (reader) => listInvitations(reader, {})],
  ["blackout periods", "blackouts", (reader) => listBlackouts(reader, {})],
  ["closures", "closures", (reader) => listClosures(reader, {})],
  ["a new blackout period's effect", "pto_requests", (reader) => previewBlackout(reader, DATES)],
  [
    "a new closure's effect",
    "pto_requests",
    (reader) => previewClosure(reader, { ...DATES, officeIds: [owner.officeId] }),
  ],
  ["a ledger", "ledger_entries", (reader) => readLedger(reader, owner.userId, {})],
])("reads of %s that wait leave connections to other organizations", async (_, table, read) => {
  await readLedger(owner, owner.userId, {});
  const reader = { owner: await loaded(owner), other: await loaded(other) };
  const answers = await withGate(async ({ run, open }) => {
    await run(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, []);
    const reads = Array.from({ length: 10 }, () => read(reader.owner));
    await untilWaiting(4);
    expect((await listSessions(reader.other, {})).length).toBe(0);
    await open();
    return Promise.all(reads);
  });
  expect(answers).toHaveLength(10);
});

test.each<[string, (reader: Actor) => Promise<unknown>]>([
  ["balances of a later day", (reader) => readOwnBalances(reader, { asOf: "2027-04-01" })],
  ["a person's balances of a later day", (reader) => readUserBalances(reader, reader.userId, { asOf: "2027-04-01" })],
  ["a balance's outlook", (reader) => readBalanceOutlook(reader, reader.userId, { type: "vacation" })],
])("an organization calculates %s one at a time, so that many calculations don't block others", async (_, read) => {
  const signal = new EventEmitter();
  const running = forecastInTurn(organizationId, () => once(signal, "end"));
  const waiting = Array.from({ length: 50 }, () => forecastInTurn(organizationId, async () => {}));
  await expect(read(owner)).rejects.toMatchObject({ kind: "throttled", code: "busy", retryAfter: 5 });
  signal.emit("end");
  await Promise.all([running, ...waiting]);
  await read(owner);
});

test("lists don't wait for reports of their organization that run one at a time", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(performance.now());
  noteUse(other.organizationId);
  const signal = new EventEmitter();
  const [started, ended] = [once(signal, "start"), once(signal, "end")];
  let begun = 0;
  const report = async () => {
    begun += 1;
    signal.emit("start");
    await ended;
  };
  const reports = [1, 2].map(() => reportInTurn(organizationId, report));
  await started;
  expect((await lists.holidays.list(owner, {})).total).toBe(0);
  expect(begun).toBe(1);
  signal.emit("end");
  await Promise.all(reports);
  time.mockRestore();
});

test("an organization with too many waiting changes is refused immediately, and others aren't", async () => {
  const held = await withGate(async ({ tx, open }) => {
    await holdOrganization(organizationId, tx);
    const waiting = Array.from({ length: 110 }, () =>
      transactionally((own) => holdOrganization(organizationId, own), organizationId),
    );
    await expect(editPolicy(owner, policyId, { accrualAmount: 25 })).rejects.toMatchObject({
      kind: "throttled",
      code: "busy",
      retryAfter: 5,
    });
    await renameOther("Four");
    await open();
    return Promise.all(waiting);
  });
  expect(held).toHaveLength(110);
});

test("a change that waits too long for a lock gives its connection back and is refused with the time to wait", async () => {
  await withGate(async ({ tx }) => {
    await holdOrganization(organizationId, tx);
    await expect(editPolicy(owner, policyId, { accrualAmount: 26 })).rejects.toMatchObject({
      kind: "throttled",
      code: "busy",
      retryAfter: 5,
    });
    const waiting =
      "SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    expect((await database().pool.query(waiting)).rowCount).toBe(0);
  });
}, 15_000);
