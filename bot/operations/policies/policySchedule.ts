import { toMinutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyPatch } from "#core/policies/PolicyInput.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { termsOn, type TermsTimeline } from "#core/policies/termsTimeline.ts";
import { effectiveDay, tooEarly } from "./effectiveDay.ts";

/** Terms and from when on they hold. */
export interface ScheduledTerms {
  effectiveOn: IsoDate;
  terms: PolicyTerms;
}

export interface PolicyChange {
  effectiveOn: IsoDate;
  /** The versions to add, by day: the change, and anew what was scheduled for later. */
  versions: ScheduledTerms[];
  /** Whether it turns unlimited on or off. */
  turns: boolean;
}

/**
 * What a patch makes of a policy's terms over time. Without a day of its own it starts from the terms of today, which
 * the form shows, and holds from the first day of the leave year; unlimited begins and ends today. A change scheduled
 * for later stays: it still changes what it was to change.
 */
export function policyChange(
  timeline: TermsTimeline,
  patch: PolicyPatch,
  { today, startsIn }: { today: IsoDate; startsIn: number },
): PolicyChange {
  const now = termsOn(timeline, today);
  const wanted = patch.effectiveOn ?? (isTurned(patch, now) ? today : undefined);
  const effectiveOn = effectiveDay(wanted, today, startsIn);
  const before = termsOn(timeline, effectiveOn);
  const changed = differences(patch, patch.effectiveOn === undefined ? now : before);
  if (changed.isUnlimited && effectiveOn < today) throw tooEarly("Unlimited leave can begin today at the earliest");

  const versions: ScheduledTerms[] = [{ effectiveOn, terms: { ...before, ...changed } }];
  let [previous, previousNow]: [PolicyTerms, PolicyTerms] = [before, { ...before, ...changed }];
  for (const { from, terms } of timeline.filter((period) => period.from > effectiveOn)) {
    const isScheduled = from > today;
    const next = isScheduled ? { ...previousNow, ...stepOf(previous, terms) } : { ...terms, ...changed };
    versions.push({ effectiveOn: from, terms: next });
    [previous, previousNow] = [terms, next];
  }
  return { effectiveOn, versions, turns: changed.isUnlimited !== undefined };
}

function isTurned({ isUnlimited }: PolicyPatch, now: PolicyTerms): boolean {
  return isUnlimited !== undefined && isUnlimited !== now.isUnlimited;
}

/** What of a patch differs from the terms it starts from. */
function differences(patch: PolicyPatch, from: PolicyTerms): Partial<PolicyTerms> {
  const { isUnlimited, accrualAmount, accrualPeriod, accrualTiming, carryOverDays, maxBalance, bookAhead } = patch;
  const wanted = {
    isUnlimited,
    accrual: accrualAmount === undefined ? undefined : toMinutes(accrualAmount),
    accrualPeriod,
    accrualTiming,
    carryOver: carryOverDays === undefined ? undefined : toMinutes(carryOverDays),
    maxBalance: maxBalance === undefined || maxBalance === null ? maxBalance : toMinutes(maxBalance),
    bookAhead,
  };
  return stepOf(from, wanted);
}

/** The terms that are given and differ from others. */
function stepOf(from: PolicyTerms, to: { [Key in keyof PolicyTerms]: PolicyTerms[Key] | undefined }) {
  const step = Object.entries(to).filter(
    ([key, value]) => value !== undefined && value !== from[key as keyof PolicyTerms],
  );
  return Object.fromEntries(step) as Partial<PolicyTerms>;
}
