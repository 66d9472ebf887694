import { beforeAll, describe, expect, test } from "@jest/globals";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { CAPACITIES, WALKERS, type Walker } from "#tests/scenarios/walkers.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#core/leave/Statuses.ts";
import { REQUEST_EVENTS, type RequestEvent, transitionOf } from "#core/requests/lifecycle/transitions.ts";
import { Refusal } from "#core/refusal.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import type { Actor } from "../actor.ts";
import { createDelegation } from "../delegations/createDelegation.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { requestChange } from "./changes/requestChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
testClock();

const OTHERS = ["end", "expire", "giveBack", "approveStep", "undoStep"] as const;
type Walked = Exclude<RequestEvent, (typeof OTHERS)[number]>;
const EVENTS = REQUEST_EVENTS.filter((event): event is Walked => !OTHERS.some((other) => other === event));

const day = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" };
const nextDay = { startDate: "2027-03-09", endDate: "2027-03-09" };
const reason = { rejectionReason: "Plans change" };
const CAUSES: Record<Walked, (actor: Actor, id: string) => Promise<unknown>> = {
  undo: (actor, id) => undoDecision(actor, id, {}),
  edit: (actor, id) => editRequest(actor, id, { notes: "With a note", version: 1 }),
  approve: (actor, id) => decideRequest(actor, id, { status: "approved", version: 1 }),
  reject: (actor, id) => decideRequest(actor, id, { status: "rejected", version: 1 }),
  cancel: (actor, id) => cancelRequest(actor, id, { ...reason, version: 1 }),
  change: (actor, id) => requestChange(actor, id, { ...nextDay, notes: "Plans change" }),
};

let people: Record<Walker, Actor>;

beforeAll(async () => {
  const { owner, admin, manager, erin, ezra } = await testOrganization();
  const max = await hire(owner, "Max", "Manager", { managerId: owner.userId });
  const dana = await hire(owner, "Dana", "Employee", { managerId: max.userId });
  const days = { from: "2027-03-01", to: "2027-03-31" };
  await createDelegation(manager, { delegateId: dana.userId, ...days });
  people = { erin, dana, mona: manager, ada: admin, owner, ezra, max };
});

async function aRequestThatIs(status: RequestStatus, of: Actor = people.erin): Promise<string> {
  const { id } = await submitRequest(of, day);
  if (status === "approved") await CAUSES.approve(people.mona, id);
  if (status === "rejected") await CAUSES.reject(people.mona, id);
  if (status === "cancelled") await CAUSES.cancel(of, id);
  expect(await statusOf(id)).toBe(status);
  return id;
}

async function statusOf(id: string): Promise<RequestStatus | undefined> {
  return (await findRequest(people.owner.organizationId, id))?.status;
}

async function outcomeOf(attempt: () => Promise<unknown>): Promise<"done" | "refused"> {
  try {
    await attempt();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return "refused";
    throw error;
  }
}

function expected(from: RequestStatus, event: RequestEvent, who: Walker): RequestStatus | undefined {
  const transition = transitionOf(from, event, CAPACITIES[who]);
  return transition?.conditions.includes("own decision") && who !== "mona" ? undefined : transition?.to;
}

async function end(id: string, status: RequestStatus): Promise<void> {
  if (status === "pending" || status === "approved") await cancelRequest(people.owner, id, reason);
}

describe.each(REQUEST_STATUSES)("a request that is %s", (from) => {
  test.each(EVENTS)("%s has the outcome in the table, or changes nothing, in every role", async (event) => {
    const refused = WALKERS.filter((who) => expected(from, event, who) === undefined);
    const waiting = await aRequestThatIs(from);
    for (const who of refused) {
      expect([who, await outcomeOf(() => CAUSES[event](people[who], waiting))]).toEqual([who, "refused"]);
      expect(await statusOf(waiting)).toBe(from);
    }
    await end(waiting, from);
    for (const who of WALKERS.filter((one) => !refused.includes(one))) {
      const id = await aRequestThatIs(from);
      const to = expected(from, event, who) ?? from;
      expect([who, await outcomeOf(() => CAUSES[event](people[who], id))]).toEqual([who, "done"]);
      expect(await statusOf(id)).toBe(to);
      await end(id, to);
    }
  });

  test("the end of employment has the outcome in the table", async () => {
    const leaver = await hire(people.owner as Parameters<typeof hire>[0], `Lea ${from}`.replace(" ", ""), "Employee", {
      managerId: people.mona.userId,
    });
    const id = await aRequestThatIs(from, leaver);
    await deactivateUser(people.owner, leaver.userId, {});
    expect(await statusOf(id)).toBe(transitionOf(from, "end", ["system"])?.to ?? from);
  });
});

test("every ledger passes verification after these tests", expectLedgersVerified);
