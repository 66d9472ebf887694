import { beforeAll, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { CAPACITIES, WALKERS, type Walker } from "#tests/scenarios/walkers.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#core/leave/Statuses.ts";
import { CREDIT_TRANSITIONS, type RequestEvent, transitionOf } from "#core/requests/lifecycle/transitions.ts";
import { Refusal } from "#core/refusal.ts";
import { findCredit } from "#db/queries/credits/credits.ts";
import type { Actor } from "../../actor.ts";
import { createDelegation } from "../../delegations/createDelegation.ts";
import { cancelRequest } from "../cancelRequest.ts";
import { requestChange } from "../changes/requestChange.ts";
import { decideRequest } from "../decideRequest.ts";
import { editRequest } from "../editRequest.ts";
import { undoDecision } from "../undoDecision.ts";
import { requestCredit } from "./requestCredit.ts";

await testDatabase();
testClock("2027-03-08");

const EVENTS = ["approve", "reject", "cancel", "undo", "edit", "change"] as const satisfies readonly RequestEvent[];
type Walked = (typeof EVENTS)[number];
const SATURDAY = { type: "vacation", amount: 1, workedOn: "2027-03-06", notes: "The fair" };
const reason = { rejectionReason: "It was paid" };
const otherDay = { startDate: "2027-03-09", endDate: "2027-03-09" };
const CAUSES: Record<Walked, (actor: Actor, id: string) => Promise<unknown>> = {
  approve: (actor, id) => decideRequest(actor, id, { status: "approved", version: 1 }),
  reject: (actor, id) => decideRequest(actor, id, { status: "rejected", version: 1 }),
  cancel: (actor, id) => cancelRequest(actor, id, reason),
  undo: (actor, id) => undoDecision(actor, id, {}),
  edit: (actor, id) => editRequest(actor, id, { notes: "Another note", version: 1 }),
  change: (actor, id) => requestChange(actor, id, { ...otherDay, notes: "Another day" }),
};

let people: Record<Walker, Actor>;

beforeAll(async () => {
  const owner = await foundTestOrganization();
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }], credits: { longest: 2 } };
  const { officeId } = await aDocumentOffice(owner, document);
  const inOffice = (name: string, role: "Admin" | "Manager" | "Employee", managerId = owner.userId) =>
    hire(owner, name, role, { officeId, managerId });
  const mona = await inOffice("Mona", "Manager");
  const max = await inOffice("Max", "Manager");
  const [ada, dana] = [await inOffice("Ada", "Admin"), await inOffice("Dana", "Employee", max.userId)];
  const [erin, ezra] = [await inOffice("Erin", "Employee", mona.userId), await inOffice("Ezra", "Employee")];
  await createDelegation(mona, { delegateId: dana.userId, from: "2027-03-08", to: "2027-03-31" });
  people = { erin, mona, ada, owner, dana, ezra, max };
});

async function aCreditThatIs(status: RequestStatus): Promise<string> {
  const { id } = await requestCredit(people.erin, SATURDAY);
  if (status === "approved") await CAUSES.approve(people.mona, id);
  if (status === "rejected") await CAUSES.reject(people.mona, id);
  if (status === "cancelled") await CAUSES.cancel(people.erin, id);
  expect(await statusOf(id)).toBe(status);
  return id;
}

async function statusOf(id: string): Promise<RequestStatus | undefined> {
  return (await findCredit(people.owner.organizationId, id))?.status;
}

async function statusAfter(id: string, attempt: Promise<unknown>): Promise<RequestStatus | undefined> {
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return statusOf(id);
}

async function end(id: string, status: RequestStatus): Promise<void> {
  if (status === "pending" || status === "approved") await CAUSES.cancel(people.owner, id);
}

function expected(from: RequestStatus, event: RequestEvent, who: Walker): RequestStatus | undefined {
  const transition = transitionOf(from, event, CAPACITIES[who], CREDIT_TRANSITIONS);
  return transition?.conditions.includes("own decision") && who !== "mona" ? undefined : transition?.to;
}

test.each(REQUEST_STATUSES)(
  "from %s, each event has the outcome in the table of credits, or changes nothing, in every role",
  async (from) => {
    const attempts = EVENTS.flatMap((event) => WALKERS.map((who) => ({ event, who, to: expected(from, event, who) })));
    let id = await aCreditThatIs(from);
    for (const { event, who, to } of attempts.toSorted(
      (a, b) => Number(a.to !== undefined) - Number(b.to !== undefined),
    )) {
      expect([event, who, await statusAfter(id, CAUSES[event](people[who], id))]).toEqual([event, who, to ?? from]);
      if (to === undefined) continue;
      await end(id, to);
      id = await aCreditThatIs(from);
    }
    await end(id, from);
  },
);

test("the walk covers every event of a credit that people cause", () => {
  const events = new Set(CREDIT_TRANSITIONS.map(({ event }) => event));
  expect([...events].filter((event) => !EVENTS.some((one) => one === event))).toEqual(["end"]);
});

test("every ledger passes verification after these tests", expectLedgersVerified);
