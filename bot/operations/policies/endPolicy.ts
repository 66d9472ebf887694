import { latest } from "#core/calendar/dates.ts";
import { EndInput } from "#core/policies/AssignmentInput.ts";
import { effectiveDay } from "#core/policies/changes/effectiveDay.ts";
import { assertConfirmed } from "#core/policies/changes/PolicyImpact.ts";
import { Refusal } from "#core/refusal.ts";
import { endAssignedPolicy } from "#db/queries/policies/assignedPolicies.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { assertNotOwnPolicy } from "./steps/assertNotOwnPolicy.ts";
import { impactOfChange } from "./steps/impactOfChange.ts";
import { openPolicy } from "./steps/openPolicy.ts";
import { assignedWith } from "./steps/policyEditOf.ts";
import { bringPolicyUpToDate, postPolicyEdit } from "./steps/policyPeople.ts";
import { turnsForAnyone } from "./steps/turnsForAnyone.ts";

/**
 * Ends the policy of a group or a person on a day, by default today, and posts the effect immediately; from that day
 * on, the next policy in the order of precedence applies. Throws (409) if people would fall below zero and the change
 * isn't confirmed.
 */
export const endPolicy = operationOn("editPolicy", EndInput, async (id, { effectiveOn, confirmed }, context) => {
  const locked = await lockOrganization(context);
  const { me, today, tx, now, audit, unchanged } = locked;
  const { organizationId } = me;
  const open = await openPolicy({ organizationId, id, today }, { tx, now });
  const { policy, day, yearStart, known } = open;
  const { assignment } = policy;
  const before = assignedWith(open, known);
  if (!assignment || !before) throw ofOffice();
  const wanted = latest(effectiveOn ?? day, assignment.startsOn);
  // A policy that hasn't begun can be canceled, however far ahead it starts.
  const isCanceled = assignment.startsOn > day && wanted === assignment.startsOn;
  const endsOn = isCanceled ? wanted : effectiveDay(wanted, { today: day, startsIn: yearStart, scheduled: [] });
  if (assignment.endsOn !== null && endsOn >= assignment.endsOn) return unchanged();

  await assertNotOwnPolicy(me, policy, { tx, now });
  await assertNotOwnType(me, policy, { tx, now });
  const assigned = { before, after: { ...before, until: endsOn }, officePatterns: null };
  const edit = { type: policy.type, versions: [], assigned };
  await bringPolicyUpToDate(open, { tx, now });
  const togglesUnlimited = await turnsForAnyone(open, edit, tx);
  const change = { effectiveOn: endsOn, versions: [], togglesUnlimited, recounts: true, edit };
  if (!confirmed) assertConfirmed(await impactOfChange(open, change, { tx, now }), false);
  await endAssignedPolicy({ organizationId, id }, endsOn, tx);
  await postPolicyEdit(open, change, { tx, now, actorId: me.id });
  await audit({ subject: ["policy", id], before: { endsOn: assignment.endsOn }, after: { endsOn } });
});

function ofOffice(): Refusal {
  return new Refusal("rule", "policy_of_office", "The policy of an office can't be removed");
}
