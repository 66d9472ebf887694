import { beforeAll, describe, expect, test } from "@jest/globals";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { CAPACITIES, WALKERS, type Walker } from "#tests/scenarios/walkers.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#core/leave/Statuses.ts";
import { CHANGE_TRANSITIONS, type RequestEvent, transitionOf } from "#core/requests/lifecycle/transitions.ts";
import { Refusal } from "#core/refusal.ts";
import { findChange } from "#db/queries/requests/changes.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import type { Actor } from "../../actor.ts";
import { createClosure } from "../../closures/createClosure.ts";
import { createDelegation } from "../../delegations/createDelegation.ts";
import { deactivateUser } from "../../people/deactivateUser.ts";
import { cancelRequest } from "../cancelRequest.ts";
import { decideRequest } from "../decideRequest.ts";
import { editRequest } from "../editRequest.ts";
import { listOwnRequests } from "../listOwnRequests.ts";
import { submitRequest } from "../submitRequest.ts";
import { undoDecision } from "../undoDecision.ts";
import { decideChange } from "./decideChange.ts";
import { requestChange } from "./requestChange.ts";
import { withdrawChange } from "./withdrawChange.ts";

await testDatabase();
testClock();

const EVENTS = ["edit", "approve", "reject", "cancel", "undo"] as const satisfies readonly RequestEvent[];
type Walked = (typeof EVENTS)[number];
const DAY = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" };
const NEXT_DAY = { startDate: "2027-03-09", endDate: "2027-03-09" };
const THIRD_DAY = { startDate: "2027-03-10", endDate: "2027-03-10" };
const reason = { rejectionReason: "Plans change" };

interface Asked {
  leaveId: string;
  id: string;
}
const CAUSES: Record<Walked, (actor: Actor, change: Asked) => Promise<unknown>> = {
  edit: (actor, { leaveId }) => requestChange(actor, leaveId, THIRD_DAY),
  approve: (actor, { id }) => decideChange(actor, id, { status: "approved", version: 1 }),
  reject: (actor, { id }) => decideChange(actor, id, { status: "rejected", version: 1 }),
  cancel: (actor, { id }) => withdrawChange(actor, id, { version: 1 }),
  undo: (actor, { id }) => undoDecision(actor, id, {}),
};

let people: Record<Walker, Awaited<ReturnType<typeof hire>>>;

beforeAll(async () => {
  const { owner, admin, manager, erin, ezra } = await testOrganization();
  const max = await hire(owner, "Max", "Manager", { managerId: owner.userId });
  const dana = await hire(owner, "Dana", "Employee", { managerId: max.userId });
  await createDelegation(manager, { delegateId: dana.userId, from: "2027-03-01", to: "2027-03-31" });
  people = { erin, dana, mona: manager, ada: admin, owner, ezra, max };
});

async function aChangeThatIs(status: RequestStatus, of: Actor = people.erin): Promise<Asked> {
  const { id: leaveId } = await submitRequest(of, DAY);
  await decideRequest(people.mona, leaveId, { status: "approved" });
  const { id } = await requestChange(of, leaveId, NEXT_DAY);
  const change = { leaveId, id };
  if (status === "approved") await CAUSES.approve(people.mona, change);
  if (status === "rejected") await CAUSES.reject(people.mona, change);
  if (status === "cancelled") await CAUSES.cancel(of, change);
  return change;
}

async function stateOf({ leaveId, id }: Asked) {
  const { organizationId } = people.owner;
  const leave = await findRequest(organizationId, leaveId);
  const change = await findChange(organizationId, id);
  return { change: change?.status, leave: leave?.status, startDate: leave?.startDate };
}

async function outcomeOf(attempt: Promise<unknown>): Promise<"done" | "refused"> {
  try {
    await attempt;
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return "refused";
    throw error;
  }
}

function expected(from: RequestStatus, event: RequestEvent, who: Walker): RequestStatus | undefined {
  const transition = transitionOf(from, event, CAPACITIES[who], CHANGE_TRANSITIONS);
  return transition?.conditions.includes("own decision") && who !== "mona" ? undefined : transition?.to;
}

const end = ({ leaveId }: Asked) => cancelRequest(people.owner, leaveId, reason);

function inStatus(change: RequestStatus) {
  return { change, leave: "approved", startDate: change === "approved" ? NEXT_DAY.startDate : DAY.startDate };
}

describe.each(REQUEST_STATUSES)("a change that is %s", (from) => {
  test.each(EVENTS)("%s has the outcome in the table, or changes nothing, in every role", async (event) => {
    const refused = WALKERS.filter((who) => expected(from, event, who) === undefined);
    const waiting = await aChangeThatIs(from);
    for (const who of refused) {
      if (event === "edit" && who === "erin") continue;
      expect([who, await outcomeOf(CAUSES[event](people[who], waiting))]).toEqual([who, "refused"]);
      expect(await stateOf(waiting)).toEqual(inStatus(from));
    }
    await end(waiting);
    for (const who of WALKERS.filter((one) => !refused.includes(one))) {
      const change = await aChangeThatIs(from);
      expect([who, await outcomeOf(CAUSES[event](people[who], change))]).toEqual([who, "done"]);
      expect(await stateOf(change)).toEqual(inStatus(expected(from, event, who) ?? from));
      await end(change);
    }
  });

  test("another one asked for by the requester edits it only while it is pending", async () => {
    const change = await aChangeThatIs(from);
    const { id } = await requestChange(people.erin, change.leaveId, THIRD_DAY);
    expect(id === change.id).toBe(from === "pending");
    expect(await stateOf(change)).toEqual(inStatus(from));
    await end(change);
  });

  test.each<[string, (change: Asked, of: Actor) => Promise<unknown>]>([
    ["the end of its leave", end],
    [
      "a change that an approver makes",
      ({ leaveId }) => requestChange(people.mona, leaveId, { ...THIRD_DAY, notes: "So" }),
    ],
    ["the end of employment", (_, of) => deactivateUser(people.owner, of.userId, {})],
  ])("%s cancels it only while it is pending", async (name, cause) => {
    const leaver = await hire(people.owner, `Lea${from}${name.length}`, "Employee", { managerId: people.mona.userId });
    const change = await aChangeThatIs(from, leaver);
    await cause(change, leaver);
    const to = transitionOf(from, "end", ["system"], CHANGE_TRANSITIONS)?.to ?? from;
    expect((await stateOf(change)).change).toBe(to);
  });
});

test("the walk covers every event of a change", () => {
  const events = new Set(CHANGE_TRANSITIONS.map(({ event }) => event));
  expect([...events].toSorted()).toEqual([...EVENTS, "end"].toSorted());
});

const mayCancel = (who: Walker) => transitionOf("approved", "cancel", CAPACITIES[who]) !== undefined;

test("leave of a closure can only be canceled, and only by Admins and Owners", async () => {
  const closed = { name: "Year end", startDate: "2027-12-20", endDate: "2027-12-21", charged: "vacation" };
  await createClosure(people.owner, { ...closed, officeIds: [people.owner.officeId] });
  const [erins, ezras] = [await closureLeaveOf(people.erin), await closureLeaveOf(people.ezra)];
  const attempts: Record<string, (actor: Actor) => Promise<unknown>> = {
    edit: (actor) => editRequest(actor, erins, { notes: "Mine" }),
    approve: (actor) => decideRequest(actor, erins, { status: "approved" }),
    reject: (actor) => decideRequest(actor, erins, { status: "rejected" }),
    undo: (actor) => undoDecision(actor, erins, {}),
    change: (actor) => requestChange(actor, erins, { endDate: "2027-12-20", notes: "Plans change" }),
    end: (actor) => requestChange(actor, erins, { cancel: true, notes: "Plans change" }),
  };
  for (const [event, attempt] of Object.entries(attempts)) {
    for (const who of WALKERS)
      expect([event, who, await outcomeOf(attempt(people[who]))]).toEqual([event, who, "refused"]);
  }
  for (const who of WALKERS.filter((one) => !mayCancel(one))) {
    expect([who, await outcomeOf(cancelRequest(people[who], erins, reason))]).toEqual([who, "refused"]);
  }
  await cancelRequest(people.ada, erins, reason);
  await cancelRequest(people.owner, ezras, reason);
  const { organizationId } = people.owner;
  const statuses = await Promise.all([erins, ezras].map((id) => findRequest(organizationId, id)));
  expect(statuses.map((one) => one?.status)).toEqual(["cancelled", "cancelled"]);
});

async function closureLeaveOf(person: Actor): Promise<string> {
  const leave = (await listOwnRequests(person, {})).find(({ startDate }) => startDate === "2027-12-20");
  return leave?.id ?? "";
}

test("every ledger passes verification after these tests", expectLedgersVerified);
