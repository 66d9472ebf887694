import { todayIn } from "#core/calendar/zones.ts";
import { findAuditOf } from "#db/queries/admin/auditEvents.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findCreditsOf } from "#db/queries/credits/credits.ts";
import { findNewestEntries } from "#db/queries/ledger/ledger.ts";
import {
  findDelegationsOfPerson,
  findHistories,
  findInvited,
  findRequestDays,
  findNotificationsTo,
  findSnoozesOfPerson,
} from "#db/queries/people/records/personRecords.ts";
import { findSignIns } from "#db/queries/people/records/signIns.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPhoto } from "#db/queries/photos/photos.ts";
import { findEvidenceOfPerson } from "#db/queries/evidence/evidence.ts";
import { findMessagesOfPerson } from "#db/queries/messages/requestMessages.ts";
import { openedIfKnown } from "#bot/operations/evidence/steps/openedFile.ts";
import { findChangesOf } from "#db/queries/requests/changes.ts";
import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { everyBalanceView } from "#bot/operations/balances/steps/balanceViews.ts";
import { statementOf } from "#bot/operations/balances/steps/statementOf.ts";
import { balancesAfter } from "#bot/operations/balances/steps/balancesAfter.ts";
import { explained } from "#bot/operations/balances/readLedger.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { MAX_EXPORTED } from "#core/people/personExport.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

/** The person must be locked. */
export async function personRecords(
  locked: Person,
  { me, tx, now, audit }: Pick<WriteContext, "me" | "tx" | "now" | "audit">,
) {
  const { organizationId, id } = locked;
  const person = await bringUpToDate(locked, { tx, now });
  await audit({ subject: ["user", id], after: { exported: true } });
  // Write the audit event first, so that the file includes it.
  await writeWaiting(tx);
  const requests = await findOwnRequests(organizationId, id, MAX_EXPORTED.requests, tx);
  const today = todayIn(person.zone, now);
  const entries = await findNewestEntries(person, { most: MAX_EXPORTED.ledger }, tx);
  const requestIds = requests.map((request) => request.id);
  return {
    exportedAt: now,
    person,
    photo: await findPhoto(person, tx),
    signIns: await findSignIns(organizationId, id, MAX_EXPORTED.apiKeys, tx),
    emailChange: await findEmailChange(person, tx),
    histories: await findHistories(organizationId, id, tx),
    requests,
    requestDays: await findRequestDays(organizationId, requestIds, tx),
    changes: await findChangesOf(organizationId, requestIds, MAX_EXPORTED.changes, tx),
    credits: await findCreditsOf(organizationId, id, MAX_EXPORTED.credits, tx),
    balances: await everyBalanceView(person, today, tx),
    finalStatement: await statementOf(person, today, tx),
    ledger: explained(await balancesAfter(person, entries, { today, tx }), me.leaveYearStartsIn),
    notifications: await findNotificationsTo(organizationId, id, MAX_EXPORTED.notifications, tx),
    documents: (await findEvidenceOfPerson(organizationId, id, MAX_EXPORTED.documents, tx)).map(
      ({ keySealed, ...file }) => ({ ...file, parts: openedIfKnown(organizationId, { ...file, keySealed }) }),
    ),
    messages: await findMessagesOfPerson(organizationId, id, MAX_EXPORTED.messages, tx),
    delegations: await findDelegationsOfPerson(organizationId, id, MAX_EXPORTED.delegations, tx),
    snoozes: await findSnoozesOfPerson(organizationId, id, MAX_EXPORTED.snoozes, tx),
    invitations: await findInvited(organizationId, id, MAX_EXPORTED.invitations, tx),
    audit: await findAuditOf(organizationId, id, MAX_EXPORTED.audit, tx),
  };
}
