import type { Transaction } from "sequelize";
import { latest, type IsoDate } from "#core/calendar/dates.ts";
import type { EndInput } from "#core/policies/AssignmentInput.ts";
import { effectiveDay } from "#core/policies/changes/effectiveDay.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { Refusal } from "#core/refusal.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { type OpenPolicy, openPolicy } from "../openPolicy.ts";
import { bringPolicyUpToDate } from "../policyPeople.ts";
import { assignedWith } from "../policyEditOf.ts";
import { turnsForAnyone } from "./turnsForAnyone.ts";

interface DraftEnd {
  open: OpenPolicy;
  change: PolicyChange & { edit?: PolicyEdit };
}

/** Expects the organization to be locked. */
export async function draftEnd(
  id: string,
  { effectiveOn }: EndInput,
  {
    me: { organizationId },
    today,
    tx,
    now,
  }: { me: { organizationId: string }; today: IsoDate; tx: Transaction; now: Date },
): Promise<DraftEnd> {
  const open = await openPolicy({ organizationId, id, today }, { tx, now });
  const { policy, day, yearStart, known } = open;
  const { assignment } = policy;
  const before = assignedWith(open, known);
  if (!assignment || !before) throw ofOffice();
  const wanted = latest(effectiveOn ?? day, assignment.startsOn);
  const isCanceled = assignment.startsOn > day && wanted === assignment.startsOn;
  const endsOn = isCanceled ? wanted : effectiveDay(wanted, { today: day, startsIn: yearStart, scheduled: [] });
  const change = { effectiveOn: endsOn, versions: [], togglesUnlimited: false, recounts: true };
  if (assignment.endsOn !== null && endsOn >= assignment.endsOn) return { open, change };

  const assigned = { before, after: { ...before, until: endsOn }, officePatterns: null };
  const edit = { type: policy.type, versions: [], assigned };
  await bringPolicyUpToDate(open, { tx, now });
  const togglesUnlimited = await turnsForAnyone(open, edit, tx);
  return { open, change: { ...change, togglesUnlimited, edit } };
}

function ofOffice(): Refusal {
  return new Refusal("rule", "policy_of_office", "The policy of an office can't be removed");
}
