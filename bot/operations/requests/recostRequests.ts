import type { Transaction } from "sequelize";
import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { recostLines } from "#core/ledger/recostLines.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { recost } from "#core/requests/recost.ts";
import { type DayCost, totalMinutes } from "#core/requests/requestCost.ts";
import { newId } from "#db/newId.ts";
import { findCharge } from "#db/queries/charge.ts";
import { findPeopleWithLeave } from "#db/queries/people.ts";
import type { Person } from "#db/queries/person.ts";
import { lockPeople } from "#db/queries/postedPeople.ts";
import { findPeopleById } from "#db/queries/wholePeople.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/PtoRequestDay.ts";
import { Op } from "sequelize";
import { announce } from "../notifications/announce.ts";
import { followUpHome, followUpRequest } from "../notifications/followUp.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { correctCarryOvers } from "../posting/correctCarryOvers.ts";
import { calendarOf } from "./requestFacts.ts";
import { postLines } from "../posting/postLines.ts";

interface Recosting {
  tx: Transaction;
  now: Date;
  actorId: string;
  /** Only requests that cover this date. */
  on?: IsoDate;
  /** Requests with dates from this day on, where some have passed already; else those with dates to come. */
  from?: IsoDate;
}

/** Where a day is over last. */
const LAST_ZONE = "Etc/GMT+12";

/**
 * Costs the future dates of people's pending and approved requests anew, after holidays, terms or the office's rules have
 * changed; approved ones get the difference posted. A request left at 0 days stays.
 */
export async function recostRequests(organizationId: string, ids: readonly string[], by: Recosting): Promise<void> {
  const { tx, now } = by;
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const booked = await bookedOf(organizationId, ids, by);
  for (const person of await findPeopleById(organizationId, booked, tx)) {
    await recostPerson(await bringUpToDate(person, { tx, now }), by);
  }
}

/** The same of people, who are locked and posted, after their office or last day has changed. */
export async function recostLeaveOf(organizationId: string, people: readonly Person[], by: Recosting): Promise<void> {
  const ids = people.map(({ id }) => id);
  const booked = new Set(await bookedOf(organizationId, ids, by));
  for (const person of people) if (booked.has(person.id)) await recostPerson(person, by);
}

function bookedOf(organizationId: string, ids: readonly string[], { tx, now, from }: Recosting): Promise<string[]> {
  const since = from ?? todayIn(LAST_ZONE, now);
  return findPeopleWithLeave(
    organizationId,
    ids.map((id) => ({ id, from: since })),
    tx,
  );
}

async function recostPerson(person: Person, { tx, now, actorId, on, from }: Recosting): Promise<void> {
  const { organizationId, id: userId } = person;
  const cause = newId();
  const today = todayIn(person.zone, now);
  const touching = on ? { startDate: { [Op.lte]: on } } : {};
  const earliest = from ?? (on && on > today ? on : today);
  const requests = await PtoRequest.findAll({
    where: { organizationId, userId, status: ["pending", "approved"], endDate: { [Op.gte]: earliest }, ...touching },
    transaction: tx,
  });
  for (const request of requests) await recostOne(request, person, { today, cause, actorId, tx, now });
}

async function recostOne(
  request: PtoRequest,
  person: Person,
  { today, cause, actorId, tx, now }: { today: IsoDate; cause: string; actorId: string; tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, id: requestId, type } = request;
  const { dayCosts: stored, timeline } = await findCharge(person, request, tx);
  const calendar = await calendarOf(person, request, tx);
  const lastDay = person.endDate ?? request.endDate;
  const dayCosts = recost(request, stored, calendar, today).filter(({ date }) => date <= lastDay);
  if (textOf(dayCosts) !== textOf(stored)) {
    await storeCosts(request, person, dayCosts, { tx, now });
    const recosted = { event: "request.recosted", key: `${requestId}:${cause}`, payload: { requestId } } as const;
    await announce({ organizationId, ...recosted }, person.isActive ? [person] : [], { tx, now });
    if (request.status === "pending") await followUpRequest(person, requestId, { tx, now });
    else await followUpHome([person], { tx, now });
  }
  if (request.status !== "approved") return;
  const posted: LedgerLine[] = (await findLedgerLines(organizationId, person.id, tx)).filter(
    (line) => line.request?.id === requestId,
  );
  const isUnlimitedOn = (date: IsoDate) => termsOn(timeline, date).isUnlimited;
  const lines = recostLines({ id: requestId, type, dayCosts }, posted, person.leaveYearStartsIn, cause, isUnlimitedOn);
  await postLines(person, lines, { tx, now }, { requestId, actorId });
  await correctCarryOvers(organizationId, [{ person, lines }], { tx, now });
}

async function storeCosts(
  request: PtoRequest,
  { organizationId, leaveYearStartsIn }: Person,
  dayCosts: DayCost[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const requestId = request.id;
  await PtoRequestDay.destroy({ where: { organizationId, requestId }, transaction: tx });
  await PtoRequestDay.bulkCreate(
    dayCosts.map((day) => ({
      ...day,
      organizationId,
      requestId,
      leaveYear: leaveYearOf(day.date, leaveYearStartsIn),
    })),
    { transaction: tx },
  );
  await request.update({ minutes: totalMinutes(dayCosts), updatedAt: now }, { transaction: tx });
}

function textOf(dayCosts: readonly DayCost[]): string {
  return dayCosts.map(({ date, minutes }) => `${date} ${minutes}`).join();
}
