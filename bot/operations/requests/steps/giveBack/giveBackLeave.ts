import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { assertMayGiveBack, begunSickLeaveText } from "#core/people/access/ownLeave.ts";
import type { People, PersonNode } from "#core/people/approver.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { isWithin, reservedDays, spanOf } from "#core/requests/changes/changeCosts.ts";
import { editedFrom } from "#core/requests/EditedFrom.ts";
import { type Documented, documentMissing, lacksDocument } from "#core/requests/booking/neededDocument.ts";
import { hasBegun, hasBegunUnder } from "#core/requests/overlaps/overlapRefusals.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type Span, totalMinutes } from "#core/requests/requestCost.ts";
import { newId } from "#db/newId.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type LeaveUnderSick, storeGivenBack } from "#db/queries/requests/givenBack.ts";
import { storeChange, storeChangeDays, storeClosedChange } from "#db/queries/requests/storeChange.ts";
import { neededEvidence } from "../beside/neededEvidence.ts";
import type { BookedLeaveOf } from "../changes/bookedLeave.ts";
import { announceEndedChanges } from "../changes/endChanges.ts";
import { makeChange } from "../changes/makeChange.ts";
import { hidesLeaveFrom } from "./hidesLeaveFrom.ts";
import { insertRest } from "./insertRest.ts";
import { type LeaveUnder, leaveUnder } from "./leaveUnder.ts";

type ApprovedSick = Span & Omit<Documented, "status"> & { id: string; type: LeaveType };

interface Approving {
  by: Person;
  decider: Pick<PersonNode, "role">;
  people: People;
  tx: Transaction;
  now: Date;
  known?: readonly LeaveUnderSick[] | undefined;
}

export interface GivenBackLeave {
  requestId: string;
  minutes: Minutes;
}

/**
 * Must run in the transaction that approves the sick leave, before the approval is stored. The person must be locked
 * and up to date. `people` contains all Admins and Owners.
 */
export async function giveBackLeave(
  person: Person,
  sick: ApprovedSick,
  { by, decider, people, tx, now, known }: Approving,
): Promise<GivenBackLeave[]> {
  const under = await leaveUnder(person, sick, { now, tx, known });
  const isHidden = sick.type === SICK && (await hidesLeaveFrom(by, person, tx, people));
  if (under.length === 0 && !isHidden) return [];
  if (lacksDocument({ ...sick, status: "pending" })) throw documentMissing({ isHidden });
  const today = todayIn(person.zone, now);
  const isBegun = isHidden ? hasBegun(sick, today) : under.some(({ leave }) => hasBegunUnder(sick, leave, today));
  if (isBegun) assertMayGiveBack(decider, person, people.values(), isHidden ? begunSickLeaveText(person) : undefined);
  await shortenAll(person, under, { sick, by, tx, now });
  return under.map(({ leave, minutes }) => ({ requestId: leave.id, minutes }));
}

/**
 * Must run before the sick leave gets its new dates, because the constraint against overlaps would reject the dates.
 * The person must be locked and up to date.
 */
export async function giveBackForChange(
  person: Person,
  { leave, span, dayCosts }: { leave: BookedLeaveOf; span: Span | null; dayCosts: readonly DayCost[] },
  { by, people, tx, now }: { by: Person; people: People; tx: Transaction; now: Date },
): Promise<GivenBackLeave[]> {
  if (leave.type !== SICK || !span || isWithin(span, leave)) return [];
  const sick = { ...leave, ...spanOf(span), minutes: totalMinutes(dayCosts) };
  const under = await leaveUnder(person, sick, { now, tx });
  const isHidden = await hidesLeaveFrom(by, person, tx, people);
  if (under.length === 0 && !isHidden) return [];
  const evidenceOver = await neededEvidence(person, sick, tx);
  if (lacksDocument({ ...sick, evidenceOver, status: "pending" })) throw documentMissing({ isHidden });
  const requested = under.filter(({ closureId }) => closureId === null);
  await shortenAll(person, requested, { sick, by, tx, now });
  return under.map(({ leave: { id }, minutes }) => ({ requestId: id, minutes }));
}

/** The sick leave must have been approved earlier. The person must be locked and up to date. */
export async function giveBackNewLeave(
  person: Person,
  sick: Span & { id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const under = await leaveUnder(person, { ...sick, type: SICK }, { now, tx });
  await shortenAll(person, under, { sick, by: person, tx, now });
}

interface Shortening {
  sick: { id: string };
  by: Person;
  tx: Transaction;
  now: Date;
}

async function shortenAll(person: Person, under: readonly LeaveUnder[], shortening: Shortening): Promise<void> {
  for (const each of under) await shorten(person, each, shortening);
  // Writes cancellations now. Otherwise, the constraint against overlaps could reject the sick leave.
  await writeWaiting(shortening.tx);
}

const REASON = "Other time off replaced these days";

async function shorten(
  person: Person,
  { leave, closureId, minutes, rests: [first, second] }: LeaveUnder,
  { sick, by, tx, now }: Shortening,
): Promise<void> {
  const { organizationId } = person;
  await announceEndedChanges(person, [leave.id], { tx, now, actorId: by.id, reason: REASON });
  const change = { organizationId, id: newId() };
  const { span = null, dayCosts = [] } = first ?? {};
  await storeChange(
    {
      ...change,
      ...spanOf(span ?? leave),
      requestId: leave.id,
      userId: person.id,
      minutes: 0,
      notes: null,
      was: editedFrom(leave),
      isCancellation: !first,
      isAtOnce: true,
    },
    { tx, now },
  );
  const { startsIn } = leave.accrual;
  const days = reservedDays(leave.dayCosts, dayCosts);
  await storeChangeDays(
    change,
    days.map((day) => ({ ...day, leaveYear: leaveYearOf(day.date, startsIn) })),
    tx,
  );
  const made = { id: change.id, undone: 0, span, dayCosts, reason: REASON };
  const replaced = await makeChange(person, leave, made, { by, tx, now });
  await storeClosedChange(change, { status: "approved", byId: by.id, reason: REASON, replaced }, { tx, now });
  const restId =
    second && (await insertRest(person, leave, { ...second, closureId, replaced, actorId: by.id }, { tx, now }));
  await storeGivenBack(change, { sickLeaveId: sick.id, restId, minutes }, tx);
}
