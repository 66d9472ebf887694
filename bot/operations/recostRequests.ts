import type { Transaction } from "sequelize";
import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { recostLines } from "#core/ledger/recostLines.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { recost } from "#core/requests/recost.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { newId } from "#db/newId.ts";
import { lockPerson, type Person } from "#db/queries/person.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/PtoRequestDay.ts";
import { Op } from "sequelize";
import { calendarOf } from "./requestFacts.ts";
import { postLines } from "./postLines.ts";

/**
 * Costs the future dates of people's pending and approved requests anew, after holidays, the office's rules or the
 * office itself have changed; approved ones get the difference posted. A request left at 0 days stays.
 */
export async function recostRequests(
  people: Pick<Person, "organizationId" | "id">[],
  { tx, now, actorId, on }: { tx: Transaction; now: Date; actorId: string; on?: IsoDate },
): Promise<void> {
  const cause = newId();
  for (const { organizationId, id } of people) {
    const person = await lockPerson(organizationId, id, tx);
    if (!person) continue;
    const today = todayIn(person.zone, now);
    const touching = on ? { startDate: { [Op.lte]: on } } : {};
    const from = on && on > today ? on : today;
    const requests = await PtoRequest.findAll({
      where: { organizationId, userId: id, status: ["pending", "approved"], endDate: { [Op.gte]: from }, ...touching },
      transaction: tx,
    });
    for (const request of requests) await recostOne(request, person, { today, cause, actorId, tx, now });
  }
}

async function recostOne(
  request: PtoRequest,
  person: Person,
  { today, cause, actorId, tx, now }: { today: IsoDate; cause: string; actorId: string; tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, id: requestId } = request;
  const stored = await PtoRequestDay.findAll({
    where: { organizationId, requestId },
    order: ["date"],
    transaction: tx,
  });
  const dayCosts = recost(request, stored, await calendarOf(person, request, tx), today);
  const minutes = totalMinutes(dayCosts);
  if (
    dayCosts.map((day) => `${day.date} ${day.minutes}`).join() ===
    stored.map((day) => `${day.date} ${day.minutes}`).join()
  )
    return;

  await PtoRequestDay.destroy({ where: { organizationId, requestId }, transaction: tx });
  await PtoRequestDay.bulkCreate(
    dayCosts.map((day) => ({
      ...day,
      organizationId,
      requestId,
      leaveYear: leaveYearOf(day.date, person.leaveYearStartsIn),
    })),
    { transaction: tx },
  );
  await request.update({ minutes, updatedAt: now }, { transaction: tx });
  if (request.status === "approved") {
    const posted = (await findLedgerLines(organizationId, person.id, tx)).filter(
      (line) => line.request?.id === requestId,
    );
    const lines = recostLines({ id: requestId, type: request.type, dayCosts }, posted, person.leaveYearStartsIn, cause);
    await postLines(person, lines, { tx, now }, { requestId, actorId });
  }
}
