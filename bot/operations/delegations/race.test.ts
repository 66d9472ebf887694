import { expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import type { Actor } from "../actor.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { createDelegation } from "./createDelegation.ts";
import { deleteDelegation } from "./deleteDelegation.ts";

const ROUNDS = process.env["SOAK"] ? 100 : 10;
await testDatabase({ poolSize: 8 });
testClock();
const { owner, admin, manager, erin } = await testOrganization();
const dana = await hire(owner, "Dana");

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const delegate = () => createDelegation(manager, { delegateId: dana.userId, from: "2027-03-01", to: "2027-03-31" });
const submit = async (round: number) => {
  const date = addDays("2027-04-05", round % 5);
  return (await submitRequest(erin, { type: "vacation", startDate: date, endDate: date })).id;
};
const stateOf = async (id: string) => {
  const { rows } = await database().pool.query<{ status: string; by: string; for: string | null; entries: number }>(
    `SELECT status, decided_by_id AS by, decided_for_id AS for,
      (SELECT count(*)::int FROM ledger_entries WHERE request_id = r.id) AS entries FROM pto_requests r WHERE id = $1`,
    [id],
  );
  return rows[0];
};

test("if an approver and a delegate decide at once, one of them decides, and the audit log names for whom", async () => {
  await delegate();
  for (let round = 0; round < ROUNDS; round++) {
    const id = await submit(round);
    const both: [Actor, string][] = [
      [manager, round % 2 ? "approved" : "rejected"],
      [dana, round % 2 ? "rejected" : "approved"],
    ];
    const inTurn = round % 3 ? both : both.toReversed();
    const outcomes = await Promise.all(inTurn.map(([who, status]) => outcomeOf(decideRequest(who, id, { status }))));
    expect(outcomes.toSorted()).toEqual(["already_decided", "done"]);
    const [who, status] = inTurn[outcomes.indexOf("done")] ?? [];
    const actingFor = who === dana ? manager.userId : null;
    const entries = status === "approved" ? 1 : 0;
    expect(await stateOf(id)).toEqual({ status, by: who?.userId, for: actingFor, entries });
    const after = actingFor ? { status, actingFor } : { status };
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ actorId: who?.userId, after });
    if (status === "approved") await cancelRequest(admin, id, { rejectionReason: "Next round" });
  }
}, 120_000);

test("a decision and the end of its delegation at once have one of two outcomes", async () => {
  await database().pool.query("DELETE FROM delegations");
  for (let round = 0; round < ROUNDS; round++) {
    const { id: delegationId } = await delegate();
    const id = await submit(round);
    const [decided, ended] = await Promise.all([
      outcomeOf(decideRequest(dana, id, { status: "rejected" })),
      outcomeOf(deleteDelegation(manager, delegationId, {})),
    ]);
    expect(ended).toBe("done");
    expect(["done", "delegation_ended"]).toContain(decided);
    expect((await stateOf(id))?.status).toBe(decided === "done" ? "rejected" : "pending");
    if (decided !== "done") await decideRequest(manager, id, { status: "rejected" });
  }
}, 120_000);

test("every ledger is explained after all of that", expectLedgersVerified);
