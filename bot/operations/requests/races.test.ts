import { afterEach, expect, jest, test } from "@jest/globals";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { aChain, announced, approversIn } from "#tests/arranging/aChain.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import type { RacingCall } from "#tests/servers/racingProcess.ts";
import { racingProcesses } from "#tests/servers/racingProcesses.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import type { Actor } from "../actor.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { createDelegation } from "../delegations/createDelegation.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { submitRequest } from "./submitRequest.ts";

const ROUNDS = shortOrLong(5, 100);
const CROWDS = shortOrLong(1, 50);
const CROWD = shortOrLong(40, 200);
jest.setTimeout(300_000);

const { url } = await testDatabase();
const clock = testClock();
const race = await racingProcesses(url, clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const dana = await hire(owner, "Dana");
const delegate = () => createDelegation(manager, { delegateId: dana.userId, from: "2027-03-01", to: "2027-03-31" });
afterEach(expectLedgersVerified);

const decision = (actor: Actor, id: string, input: Record<string, unknown>): RacingCall => ({
  operation: "decideRequest",
  actor,
  id,
  input,
});
const submit = async (person: Actor, startDate: string, endDate = startDate) =>
  (await submitRequest(person, { type: "vacation", startDate, endDate })).id;
const weekday = (round: number) => addDays("2027-04-05", round % 5);
const stateOf = async (id: string) => {
  const { rows } = await database().pool.query<{
    status: string;
    minutes: number;
    by: string;
    for: string | null;
    entries: number;
  }>(
    `SELECT status, minutes, decided_by_id AS by, decided_for_id AS for,
      (SELECT count(*)::int FROM ledger_entries WHERE request_id = r.id) AS entries FROM pto_requests r WHERE id = $1`,
    [id],
  );
  return rows[0];
};
const vacationOf = async (person: Actor) => (await readOwnBalances(person, {})).find(({ type }) => type === "vacation");
const nextRound = (id: string) => cancelRequest(admin, id, { rejectionReason: "Next round" });

test(`of ${CROWD} submissions at once on two processes against a balance of 10 days, exactly 10 succeed`, async () => {
  const days = Array.from({ length: 280 }, (_, index) => addDays("2027-03-02", index));
  const dates = days.filter((day) => weekdayOf(day) <= 5).slice(0, CROWD);
  for (let round = 0; round < CROWDS; round++) {
    const person = await hire(owner, `Crowd${round}`);
    const { id = "", available = 0 } = (await vacationOf(person)) ?? {};
    await adjustBalance(admin, id, { adjustment: 10 - available / 480, reason: "For the test" });
    const calls = dates.map((day): RacingCall => {
      const input = { type: "vacation", startDate: day, endDate: day };
      return { operation: "submitRequest", actor: person, id: "", input };
    });
    const outcomes = await race(calls.slice(0, CROWD / 2), calls.slice(CROWD / 2));
    const codes = outcomes.map(({ outcome }) => outcome).toSorted();
    expect(codes).toEqual([...Array(10).fill("done"), ...Array(CROWD - 10).fill("insufficient_balance")]);
    expect(await vacationOf(person)).toMatchObject({ balance: 4800, pending: 4800, available: 0 });
  }
});

test("an edit and an approval at once on two processes: one takes effect, and the other is refused", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await submit(erin, "2027-04-05", "2027-04-07");
    const edit: RacingCall = {
      operation: "editRequest",
      actor: erin,
      id,
      input: { endDate: "2027-04-06", version: 1 },
    };
    const approve = decision(manager, id, { status: "approved", version: 1 });
    const outcomes = (await (round % 2 ? race([edit], [approve]) : race([approve], [edit]))).map(
      ({ outcome }) => outcome,
    );
    const isEdited = outcomes[round % 2 ? 0 : 1] === "done";
    expect(outcomes.toSorted()).toEqual(isEdited ? ["changed", "done"] : ["already_decided", "done"]);
    expect(await stateOf(id)).toMatchObject(
      isEdited ? { status: "pending", minutes: 960, entries: 0 } : { status: "approved", minutes: 1440, entries: 1 },
    );
    await nextRound(id);
  }
});

test("three people who decide the steps at once on two processes decide each step once, with one outcome", async () => {
  const chain = await aChain(({ finn }) => [{ by: ["manager", [{ person: finn }, "managersManager"], "admin"] }]);
  const { mona, vera, finn, ada } = chain;
  let approved = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await chain.submit(addDays("2027-04-05", Math.floor(round / 5) * 7 + (round % 5)));
    const status = (index: number) => (round % 4 === 3 && index === 2 ? "rejected" : "approved");
    const people = round % 2 === 0 ? [mona, vera, finn] : [vera, ada, mona];
    const outcomes = await race(
      people.map((actor, index) => decision(actor, id, { status: status(index), version: 1 })),
      people.map((actor, index) => decision(actor, id, { status: status(index) })),
    );
    const done = outcomes.filter(({ outcome }) => outcome === "done");
    const request = await findRequest(chain.owner.organizationId, id);
    const decisions = new Set(request?.approval?.steps.flatMap(({ decided }) => (decided ? [decided.version] : [])));
    expect(done).toHaveLength(decisions.size + (request?.status === "rejected" ? 1 : 0));
    expect(done.filter((one) => one.status !== "pending").length).toBe(request?.status === "pending" ? 0 : 1);
    expect(new Set(done.map(({ version, status: became }) => `${version} ${became}`)).size).toBe(done.length);
    const names = approversIn(request?.approval) ?? [];
    expect(names.findIndex((name) => name === null)).toBe(
      names.filter((name) => name !== null).length % 3 || (names[0] === null ? 0 : -1),
    );
    if (request?.status === "approved") approved += 1;
    const keys = await announced(id);
    expect(new Set(keys).size).toBe(keys.length);
    const usage = (await ledgerOf(chain.erin)).filter((line) => line.includes(" usage"));
    expect(usage).toHaveLength(approved);
  }
});

test("if an approver and a delegate decide at once on two processes, one of them decides, and the audit log names for whom", async () => {
  await delegate();
  for (let round = 0; round < ROUNDS; round++) {
    const id = await submit(ezra, weekday(round));
    const both: [Actor, string][] = [
      [manager, round % 2 ? "approved" : "rejected"],
      [dana, round % 2 ? "rejected" : "approved"],
    ];
    const inTurn = round % 3 ? both : both.toReversed();
    const [first = [], second = []] = inTurn.map(([who, status]) => [decision(who, id, { status })]);
    const outcomes = (await race(first, second)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(["already_decided", "done"]);
    const [who, status] = inTurn[outcomes.indexOf("done")] ?? [];
    const actingFor = who === dana ? manager.userId : null;
    const entries = status === "approved" ? 1 : 0;
    expect(await stateOf(id)).toMatchObject({ status, by: who?.userId, for: actingFor, entries });
    const after = actingFor ? { status, actingFor } : { status };
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ actorId: who?.userId, after });
    if (status === "approved") await nextRound(id);
  }
  await database().pool.query("DELETE FROM delegations");
});

test("a decision and the end of its delegation at once on two processes have one of two outcomes", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id: delegationId } = await delegate();
    const id = await submit(ezra, weekday(round));
    const end: RacingCall = { operation: "deleteDelegation", actor: manager, id: delegationId, input: {} };
    const [decided, ended] = await race([decision(dana, id, { status: "rejected" })], [end]);
    expect(ended?.outcome).toBe("done");
    expect(["done", "delegation_ended"]).toContain(decided?.outcome);
    expect((await stateOf(id))?.status).toBe(decided?.outcome === "done" ? "rejected" : "pending");
    if (decided?.outcome !== "done") await decideRequest(manager, id, { status: "rejected" });
  }
});
