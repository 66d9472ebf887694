import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { lastDayIfDeactivated } from "#core/ledger/settlement/lastDayIfDeactivated.ts";
import { endDelegations } from "#db/queries/delegations/delegations.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { User } from "#db/models/User.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { bringUpToDate, postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { recalculate } from "#bot/operations/accruals/steps/recalculate.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { followUpApprovers, followUpHome } from "#bot/operations/notifications/steps/followUp.ts";
import { askNewHolders } from "#bot/operations/requests/steps/approval/askNewHolders.ts";
import { endLeaveAfter } from "#bot/operations/requests/steps/endLeaveAfter.ts";
import { moveWaiting, waitingBelow } from "./moveWaiting.ts";
import { revokeUncovered } from "./revokeUncovered.ts";

interface Ended {
  endDate: IsoDate;
  cancelled: number;
  reversed: number;
  entries: AuditEntry[];
}

/** The person must be locked and active. */
export async function endEmployment(
  locked: Person,
  { tx, now, actorId, lastDay }: { tx: Transaction; now: Date; actorId: string; lastDay?: IsoDate | undefined },
): Promise<Ended> {
  const { organizationId, id } = locked;
  const person = await bringUpToDate(locked, { tx, now });
  const day = postThroughDay(person, now);
  const endDate = lastDay ?? lastDayIfDeactivated(person, day);
  const waiting = await waitingBelow(organizationId, [id], { tx, now });
  await User.update({ isActive: false, endDate, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  const left = await findPerson(organizationId, id, tx);
  if (!left) throw notFound("The person");
  const by = { tx, now, actorId };
  const { cancelled, reversed } = await endLeaveAfter(endDate, left, { ...by, allPending: true });
  const delegates = await endDelegations(organizationId, { personId: id }, { tx, now });
  await followUpHome(
    delegates.flatMap((delegateId) =>
      delegateId === id ? [] : [{ organizationId, id: delegateId, hasSlack: left.hasSlack }],
    ),
    { tx, now },
  );
  await followUpApprovers([left], { tx, now });
  await askNewHolders(organizationId, { tx, now });
  await moveWaiting(organizationId, waiting, { tx, now, gone: id });
  const entries = await revokeUncovered(organizationId, [{ before: person, after: left }], { tx, now });
  await recalculate(organizationId, [{ person: left, day, cause: "leaving", since: endDate }], by);
  return { endDate, cancelled, reversed, entries };
}
