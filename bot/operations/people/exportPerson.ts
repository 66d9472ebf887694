import { todayIn } from "#core/calendar/dates.ts";
import { Nothing } from "#core/inputs.ts";
import { assertMayExport } from "#core/people/personExport.ts";
import { findAuditOf } from "#db/queries/admin/auditEvents.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findWholeLedger } from "#db/queries/ledger/ledger.ts";
import {
  findHistories,
  findInvited,
  findRequestDays,
  findSignIns,
  findNotificationsTo,
} from "#db/queries/people/personRecords.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { balanceViews } from "../balances/steps/balanceViews.ts";
import { explained } from "../balances/readLedger.ts";
import { notFound, operationOn } from "../operation.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";

export type PersonRecords = Awaited<ReturnType<typeof exportPerson>>;

/** Returns everything stored about a person, to be handed over to them. The audit event records who exported it. */
export const exportPerson = operationOn("exportPerson", Nothing, async (id, _, { actor, tx, now, audit, again }) => {
  const { organizationId } = actor;
  const locked = await lockPerson(organizationId, id, tx);
  if (!locked) throw notFound("The user");
  const { me } = await again();
  assertMayExport(me, locked);
  const person = await bringUpToDate(locked, { tx, now });
  await audit({ subject: ["user", id], after: { exported: true } });
  // Written first, so that the file contains this export's own audit event.
  await writeWaiting(tx);
  return {
    exportedAt: now,
    person,
    signIns: await findSignIns(organizationId, id, tx),
    emailChange: await findEmailChange(person, tx),
    histories: await findHistories(organizationId, id, tx),
    requests: await findOwnRequests(organizationId, id, tx),
    requestDays: await findRequestDays(organizationId, id, tx),
    balances: await balanceViews(person, todayIn(person.zone, now), tx),
    ledger: explained(await findWholeLedger(organizationId, id, tx), me.leaveYearStartsIn),
    notifications: await findNotificationsTo(organizationId, id, tx),
    invitations: await findInvited(organizationId, id, tx),
    audit: await findAuditOf(organizationId, id, tx),
  };
});
