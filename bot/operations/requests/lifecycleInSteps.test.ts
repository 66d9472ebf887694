import { beforeAll, describe, expect, test } from "@jest/globals";
import { aChain } from "#tests/arranging/aChain.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type Capacity,
  REQUEST_EVENTS,
  type RequestEvent,
  transitionOf,
} from "#core/requests/lifecycle/transitions.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import type { Actor } from "../actor.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { expireRequests } from "./expireRequests.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();

const WHO = ["erin", "mona", "finn", "vera", "ada", "owner"] as const;
type Who = (typeof WHO)[number];
const STATES = ["at the first step", "at the second step", "approved", "rejected", "cancelled"] as const;
type State = (typeof STATES)[number];

const DECIDERS: Record<State, readonly Who[]> = {
  "at the first step": ["mona", "vera", "ada", "owner"],
  "at the second step": ["finn", "ada", "owner"],
  approved: ["finn", "ada", "owner"],
  rejected: ["mona", "vera", "ada", "owner"],
  cancelled: ["mona", "vera", "ada", "owner"],
};
const LAST: Record<State, Who | undefined> = {
  "at the first step": undefined,
  "at the second step": "mona",
  approved: "finn",
  rejected: "mona",
  cancelled: undefined,
};
const STATUS: Record<State, RequestStatus> = {
  "at the first step": "pending",
  "at the second step": "pending",
  approved: "approved",
  rejected: "rejected",
  cancelled: "cancelled",
};

const OTHERS = ["end", "expire", "change", "giveBack"] as const;
type Walked = Exclude<RequestEvent, (typeof OTHERS)[number]>;
const EVENTS = REQUEST_EVENTS.filter((event): event is Walked => !OTHERS.some((other) => other === event));
const reason = { rejectionReason: "Plans change" };
const decide = (actor: Actor, id: string) => decideRequest(actor, id, { status: "approved" });
const CAUSES: Record<Walked, (actor: Actor, id: string) => Promise<unknown>> = {
  edit: (actor, id) => editRequest(actor, id, { notes: "With a note" }),
  approveStep: decide,
  approve: decide,
  reject: (actor, id) => decideRequest(actor, id, { status: "rejected" }),
  cancel: (actor, id) => cancelRequest(actor, id, reason),
  undoStep: (actor, id) => undoDecision(actor, id, {}),
  undo: (actor, id) => undoDecision(actor, id, {}),
};

let chain: Awaited<ReturnType<typeof aChain>>;

beforeAll(async () => {
  chain = await aChain(({ finn: person }) => [{ by: ["manager", { person }], expiresAfter: 1 }]);
});

async function aRequestThatIs(state: State): Promise<string> {
  const { mona, finn, erin, submit } = chain;
  const { id } = await submit("2027-03-08");
  if (state === "at the second step" || state === "approved") await decide(mona, id);
  if (state === "approved") await decide(finn, id);
  if (state === "rejected") await CAUSES.reject(mona, id);
  if (state === "cancelled") await CAUSES.cancel(erin, id);
  return id;
}

const statusOf = async (id: string) => (await findRequest(chain.owner.organizationId, id))?.status;

function capacities(state: State, who: Who, event: Walked): Capacity[] {
  const isUndo = event === "undo" || event === "undoStep";
  return [
    ...(who === "erin" ? (["owner"] as const) : []),
    ...((isUndo ? LAST[state] === who : DECIDERS[state].includes(who)) ? (["decider"] as const) : []),
    ...(who === "ada" || who === "owner" ? (["admin"] as const) : []),
  ];
}

function isPossible(state: State, event: Walked): boolean {
  if (event === "approveStep") return state !== "at the second step";
  if (event === "approve") return state !== "at the first step";
  const isPending = STATUS[state] === "pending";
  if (event === "undoStep") return state === "at the second step";
  return event !== "undo" || !isPending;
}

async function end(id: string, status: RequestStatus): Promise<void> {
  if (status === "pending" || status === "approved") await cancelRequest(chain.owner, id, reason);
}

describe.each(STATES)("a request in two steps that is %s", (state) => {
  const events = EVENTS.filter((event) => isPossible(state, event));
  test.each(events)("%s has the outcome in the table, or changes nothing, in every role", async (event) => {
    const from = STATUS[state];
    const toBy = (who: Who) => transitionOf(from, event, capacities(state, who, event))?.to;
    const outcomeOf = (who: Who, id: string) =>
      CAUSES[event](chain[who], id).then(
        () => "done",
        (error: unknown) => (error instanceof Refusal ? "refused" : Promise.reject(error as Error)),
      );
    const waiting = await aRequestThatIs(state);
    expect(await statusOf(waiting)).toBe(from);
    for (const who of WHO.filter((one) => toBy(one) === undefined)) {
      expect([who, await outcomeOf(who, waiting)]).toEqual([who, "refused"]);
      expect(await statusOf(waiting)).toBe(from);
    }
    await end(waiting, from);
    for (const who of WHO.filter((one) => toBy(one) !== undefined)) {
      const id = await aRequestThatIs(state);
      const to = toBy(who) ?? from;
      expect([who, await outcomeOf(who, id)]).toEqual([who, "done"]);
      expect(await statusOf(id)).toBe(to);
      await end(id, to);
    }
  });

  test("the time for a decision ends only what is pending", async () => {
    const id = await aRequestThatIs(state);
    clock.set("2027-03-03");
    await expireRequests();
    clock.set("2027-03-01");
    expect(await statusOf(id)).toBe(STATUS[state] === "pending" ? "cancelled" : STATUS[state]);
    if (state === "approved") await cancelRequest(chain.owner, id, reason);
  });
});

test("every ledger passes verification after these tests", expectLedgersVerified);
