import { Op, type Transaction } from "sequelize";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { reversalEntries } from "#core/ledger/usage.ts";
import { statusesBefore } from "#core/requests/lifecycle/transitions.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { findPeopleWithLeave } from "#db/queries/people/people.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findChangesToCome } from "#db/queries/requests/changes.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { announceCancelled } from "#bot/operations/requests/steps/announceCancelled.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";
import { endChanges } from "./changes/endChanges.ts";
import { endCredits } from "./credits/endCredits.ts";
import { restoreClosureLeave } from "./giveBack/restoreGivenBack.ts";
import { recostLeaveOf } from "./recostRequests.ts";

export async function endLeaveAfter(
  lastDay: IsoDate,
  person: Person,
  { tx, now, actorId, allPending }: { tx: Transaction; now: Date; actorId: string; allPending: boolean },
): Promise<{ cancelled: number; reversed: number }> {
  const { organizationId, id: userId } = person;
  const decisionReason = `Employment ends on ${formatDate(lastDay)}`;
  const cancel = (requests: readonly PtoRequest[], decidedById: string | null) =>
    PtoRequest.update(
      { status: "cancelled", decidedAt: now, decidedById, decisionReason, updatedAt: now },
      { where: { organizationId, id: { [Op.in]: requests.map(({ id }) => id) } }, transaction: tx },
    );
  const live = () =>
    PtoRequest.findAll({
      where: { organizationId, userId, status: statusesBefore("end") },
      order: ["startDate"],
      transaction: tx,
    });
  const others = (await live()).filter(({ closureId }) => closureId === null);
  const pending = others.filter(({ status, endDate }) => status === "pending" && (allPending || endDate > lastDay));
  const reversedOthers = others.filter(({ status, startDate }) => status === "approved" && startDate > lastDay);
  await cancel([...pending, ...reversedOthers], actorId);
  await chargeClosuresAgain(person, reversedOthers, { tx, now, actorId });
  const ofClosures = (await live()).filter(({ closureId, startDate }) => closureId !== null && startDate > lastDay);
  // Leaves out the decider, so that the closures are booked again if the last day is moved or removed.
  await cancel(ofClosures, null);
  const reversed = [...reversedOthers, ...ofClosures];
  const recipient = person.isActive ? person : null;
  for (const { id, steps } of [...pending, ...(recipient ? reversedOthers : [])]) {
    const request = { id, userId, approval: steps && { steps } };
    await announceCancelled({ organizationId, request, person: recipient, actorId }, { tx, now });
  }
  const asked = await findChangesToCome(organizationId, [userId], tx);
  const ended = asked.filter(({ endDate, leave }) => allPending || endDate > lastDay || leave.endDate > lastDay);
  const requestIds = ended.map(({ requestId }) => requestId);
  await endChanges(person, requestIds, { tx, now, actorId, reason: decisionReason });
  for (const { id } of ended) {
    await announceCancelled({ organizationId, request: { id, userId }, person: recipient, actorId }, { tx, now });
  }
  const credits = allPending ? await endCredits(person, { tx, now, actorId, reason: decisionReason }) : 0;
  for (const { id: requestId } of [...pending, ...reversed]) await followUpRequest(person, requestId, { tx, now });
  const entries = reversed.length > 0 ? await findLedgerEntries(organizationId, userId, tx) : [];
  for (const { id } of reversed) {
    const booked = entries.filter((entry) => entry.request?.id === id);
    await postEntries(person, reversalEntries(booked), { tx, now }, { requestId: id, actorId });
  }
  await recostLeaveOf(organizationId, [person], { tx, now, actorId, from: addDays(lastDay, 1) });
  return { cancelled: pending.length + credits, reversed: reversed.length };
}

async function chargeClosuresAgain(
  person: Person,
  canceled: readonly PtoRequest[],
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const sick = canceled.filter(({ type }) => type === SICK);
  const by = sick.length > 0 ? await findPerson(person.organizationId, actorId, tx) : undefined;
  if (!by) return;
  for (const { id } of sick) await restoreClosureLeave(person, id, { by, tx, now });
}

export async function endLeaves(
  organizationId: string,
  leaving: readonly { person: Person; lastDay: IsoDate }[],
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const after = leaving.map(({ person, lastDay }) => ({ id: person.id, from: addDays(lastDay, 1) }));
  const booked = new Set(await findPeopleWithLeave(organizationId, after, by.tx));
  for (const { person, lastDay } of leaving) {
    if (booked.has(person.id)) await endLeaveAfter(lastDay, person, { ...by, allPending: false });
  }
}
