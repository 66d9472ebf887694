import type { Transaction } from "sequelize";
import { whileEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { notReopened } from "#core/requests/lifecycle/assertTransition.ts";
import { reopenRefusal } from "#core/requests/assessRequest.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import { policyCalendar } from "#core/requests/requestCost.ts";
import { recost } from "#core/requests/cost/recost.ts";
import { withoutWaitingOver } from "#core/requests/overlaps/overlapRefusals.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { isClosureLeave } from "#db/queries/closures/closureLeave.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type ChangeView, findChange } from "#db/queries/requests/changes.ts";
import {
  findChangesOfSickLeave,
  findLaterSickChanges,
  type GivenBackChange,
  isChanged,
} from "#db/queries/requests/givenBack.ts";
import { approveAgain, setAside } from "#db/queries/requests/reopenRequest.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import { restoreLeave, storeClosedChange } from "#db/queries/requests/storeChange.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { restoreNeighbors } from "../beside/relieveNeighbors.ts";
import { applyChange } from "../changes/applyChange.ts";
import { bookedLeave } from "../changes/bookedLeave.ts";
import { announceEndedChanges } from "../changes/endChanges.ts";
import { isAsDecided } from "../changes/isAsDecided.ts";
import { closeRequest } from "../closeRequest.ts";
import { requestFacts } from "../requestFacts.ts";
import { seesLess } from "./hidesLeaveFrom.ts";
import { reverseBooking } from "../reverseBooking.ts";
import { giveBackNewLeave } from "./giveBackLeave.ts";

const UNDONE = "The approval of the sick leave was undone";
const CHANGE_UNDONE = "The approval of the change to the sick leave was undone";
const CHANGED = "The sick leave was changed or canceled";

interface Restoring {
  by: Person;
  tx: Transaction;
  now: Date;
}

/**
 * Restores only leave unchanged since the sick leave was approved, except by later sick leave. The person must be
 * locked and up to date.
 */
export async function restoreGivenBack(person: Person, sickLeaveId: string, restoring: Restoring): Promise<string[]> {
  return restoreAll(person, sickLeaveId, { reason: UNDONE, ...restoring });
}

/** The sick leave must have its earlier dates again. */
export async function restoreGivenBackBy(person: Person, change: ChangeView, restoring: Restoring): Promise<string[]> {
  return restoreAll(person, change.change.requestId, {
    reason: CHANGE_UNDONE,
    only: "requested",
    change,
    ...restoring,
  });
}

/** Restores only leave of charged closures, because people can request other leave again. */
export async function restoreClosureLeave(person: Person, sickLeaveId: string, restoring: Restoring): Promise<void> {
  await restoreAll(person, sickLeaveId, { reason: CHANGED, only: "closures", ...restoring });
}

async function restoreAll(
  person: Person,
  sickLeaveId: string,
  { only, change, ...how }: Restoring & { reason: string; only?: "closures" | "requested"; change?: ChangeView },
): Promise<string[]> {
  const { organizationId } = person;
  const { by, reason, tx, now } = how;
  const restored: string[] = [];
  const aside = new Set<string>();
  const alsoSick = new Set<string>();
  for (const given of await findChangesOfSickLeave(organizationId, sickLeaveId, tx, change)) {
    const isClosure = await isClosureLeave(organizationId, given.requestId, tx);
    if (only && isClosure !== (only === "closures")) continue;
    // If later sick leave took more days of the leave, its changes are undone first, from newest to oldest.
    const laterChanges = await findLaterSickChanges(organizationId, given, tx);
    const others = laterChanges.map((later) => later.sickLeaveId);
    if (others.length > 0) {
      await writeWaiting(tx);
      for (const id of await setAside(organizationId, others, tx)) aside.add(id);
    }
    // If later sick leave was canceled, it can't take its days again, so only leave of closures is restored.
    const isRestorable = isClosure || others.every((id) => aside.has(id));
    for (const later of isRestorable ? laterChanges : []) {
      if (await undoSickChange(person, later, { ...how, reason: CHANGED })) alsoSick.add(later.sickLeaveId);
    }
    if (isRestorable && (await undoSickChange(person, given, how))) restored.push(given.requestId);
    else {
      const ended = { status: "cancelled" as const, byId: by.id, reason, replaced: null };
      await storeClosedChange({ organizationId, id: given.id }, ended, { tx, now });
    }
  }
  for (const id of aside) {
    const sick = alsoSick.has(id) ? await findRequest(organizationId, id, tx) : undefined;
    if (sick) await giveBackNewLeave(person, sick, { tx, now });
  }
  if (aside.size > 0) await approveAgain(organizationId, [...aside], tx);
  return restored;
}

async function undoSickChange(
  person: Person,
  { id, requestId, restId }: GivenBackChange,
  { reason, by, tx, now }: Restoring & { reason: string },
): Promise<boolean> {
  const { organizationId } = person;
  const [change, leave] = [await findChange(organizationId, id, tx), await findRequest(organizationId, requestId, tx)];
  const rest = restId === null ? undefined : await findRequest(organizationId, restId, tx);
  if (!change?.replaced || !leave || !isAsDecided(change, leave)) return false;
  if (restId !== null && (rest?.status !== "approved" || (await isChanged(organizationId, restId, tx)))) return false;
  const ended = { status: "cancelled" as const, byId: by.id, reason, replaced: null };
  await storeClosedChange({ organizationId, id }, ended, { tx, now });
  const open = [requestId, ...(restId === null ? [] : [restId])];
  await announceEndedChanges(person, open, { tx, now, actorId: by.id, reason });
  if (rest) {
    await reverseBooking(person, { requestId: rest.id, actorId: by.id, undone: 1 }, { tx, now });
    await closeRequest(rest, { status: "cancelled", by, reason }, { tx, now });
    // `rest` must be canceled before the overlap constraint checks the restored leave.
    await writeWaiting(tx);
  }
  await restore(person, { change, leave, replaced: change.replaced }, { by, tx, now });
  await writeWaiting(tx);
  return true;
}

async function restore(
  person: Person,
  { change, leave, replaced }: { change: ChangeView; leave: RequestView; replaced: ReplacedLeave },
  { by, tx, now }: Restoring,
): Promise<void> {
  const { organizationId } = person;
  const { id, type, unit } = leave;
  const booked = await bookedLeave(person, leave, tx);
  const span = spanOf(replaced);
  const besides = aroundPeople(organizationId, [person.id]);
  const how = { now, besides, except: id, without: booked.booked, tx };
  const isClosure = await isClosureLeave(organizationId, id, tx);
  const [facts] = await requestFacts(person, { ...span, type, role: by.role, isClosure }, how);
  const calendar = policyCalendar(facts.calendar, facts.accrual);
  const costs = recost({ ...span, unit }, replaced.dayCosts, calendar, facts.today);
  const dayCosts = whileEmployed(costs, facts.accrual);
  const wanted = { ...span, type };
  // Leave of a closure may overlap other leave and may take a balance below zero.
  const refusal = isClosure
    ? undefined
    : reopenRefusal(wanted, dayCosts, { ...facts, live: withoutWaitingOver(facts.live, wanted) });
  if (refusal) throw notReopened(refusal, { isHidden: await seesLess(by, person, tx) });
  if (change.change.isCancellation) await restoreLeave({ organizationId, id }, replaced, { tx, now });
  await applyChange(person, booked, { span, dayCosts, cause: `${change.id}:undo`, actorId: by.id }, { tx, now });
  await restoreNeighbors(person, id, { tx, now });
  await followUpRequest(person, id, { tx, now });
}
