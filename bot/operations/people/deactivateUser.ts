import { Nothing } from "#core/inputs.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { lastDayIfDeactivated } from "#core/ledger/settlement/lastDayIfDeactivated.ts";
import { assertMayDeactivate } from "#core/people/access/roleChange.ts";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { endLinks } from "#db/queries/auth/linkTokens.ts";
import { countActiveOwners } from "#db/queries/people/signInReach.ts";
import { endDelegations } from "#db/queries/delegations/delegations.ts";
import { findPerson, lockPerson } from "#db/queries/people/person.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { User } from "#db/models/User.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { followUpApprovers } from "../notifications/steps/followUp.ts";
import { askNewHolders } from "../requests/steps/approval/askNewHolders.ts";
import { moveWaiting, waitingBelow } from "./steps/moveWaiting.ts";
import { revokeUncovered } from "./steps/revokeUncovered.ts";
import { endLeaveAfter } from "../requests/steps/endLeaveAfter.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { postThroughDay } from "../accruals/steps/postThroughDay.ts";
import { recalculate } from "../accruals/steps/recalculate.ts";

/**
 * Ends a person's access immediately: ends their sessions and links, sets their last day, and cancels their pending
 * requests and any leave after that day. An edit can undo the deactivation.
 */
export const deactivateUser = operationOn("deactivateUser", Nothing, async (id, _, context) => {
  const { me, tx, now, audit, endsOwnAccess } = await lockOrganization(context);
  const { organizationId } = me;
  const locked = await lockPerson(organizationId, id, tx);
  if (!locked) throw notFound("The person");
  const activeOwners = await countActiveOwners(organizationId, id, tx);
  assertMayDeactivate({ actor: me, person: locked, activeOwners });
  assertNotErased(locked);
  if (id === me.id) endsOwnAccess();
  const sessions = await endSessions(id, undefined, tx);
  await endLinks(organizationId, id, now, tx);
  await forgetEmailChange(locked, tx);
  const before = { isActive: locked.isActive, endDate: locked.endDate };
  if (!locked.isActive) {
    await audit({ subject: ["user", id], before, after: { isActive: false, sessions, cancelled: 0 } });
    return;
  }

  const person = await bringUpToDate(locked, { tx, now });
  const day = postThroughDay(person, now);
  const endDate = lastDayIfDeactivated(person, day);
  const waiting = await waitingBelow(organizationId, [id], { tx, now });
  await User.update({ isActive: false, endDate, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  const left = await findPerson(organizationId, id, tx);
  if (!left) throw notFound("The person");
  const by = { tx, now, actorId: me.id };
  const { cancelled, reversed } = await endLeaveAfter(endDate, left, { ...by, allPending: true });
  await endDelegations(organizationId, { personId: id }, { tx, now });
  await followUpApprovers([left], { tx, now });
  await askNewHolders(organizationId, { tx, now });
  await moveWaiting(organizationId, waiting, { tx, now, gone: id });
  for (const entry of await revokeUncovered(organizationId, [{ before: person, after: left }], { tx, now }))
    await audit(entry);
  await recalculate(organizationId, [{ person: left, day, cause: "leaving", since: endDate }], by);
  await audit({ subject: ["user", id], before, after: { isActive: false, endDate, sessions, cancelled, reversed } });
});
