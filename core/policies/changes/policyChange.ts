import type { IsoDate } from "#core/calendar/dates.ts";
import { differingTerms } from "./differingTerms.ts";
import { effectiveDay, tooEarly } from "./effectiveDay.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { termsOn, type TermsTimeline } from "../termsTimeline.ts";

/** Terms and from when on they hold. */
export interface ScheduledTerms {
  effectiveOn: IsoDate;
  terms: PolicyTerms;
}

export interface PolicyChange {
  effectiveOn: IsoDate;
  /** The versions to add, by day: the change, and again what is scheduled for later. None where nothing changes. */
  versions: ScheduledTerms[];
  /** Whether it turns unlimited on or off on any day. */
  turns: boolean;
}

/**
 * The change that given terms make to a policy's terms over time. A given value holds from its day, through today, until
 * the next scheduled change of the same field. Without a day, terms that equal those of today are left out, and the rest
 * hold from the first day of the leave year; unlimited begins and ends today.
 */
export function policyChange(
  timeline: TermsTimeline,
  given: Partial<PolicyTerms>,
  { on, today, startsIn }: { on: IsoDate | undefined; today: IsoDate; startsIn: number },
): PolicyChange {
  const changed = on === undefined ? differingTerms(termsOn(timeline, today), given) : given;
  const isTurned = on === undefined && changed.isUnlimited !== undefined;
  const effectiveOn = effectiveDay(isTurned ? today : on, today, startsIn);
  const before = termsOn(timeline, effectiveOn);

  const versions: ScheduledTerms[] = [{ effectiveOn, terms: { ...before, ...changed } }];
  let [previous, previousNow]: [PolicyTerms, PolicyTerms] = [before, { ...before, ...changed }];
  for (const { from, terms } of timeline.filter((period) => period.from > effectiveOn)) {
    const isScheduled = from > today;
    const next = isScheduled ? { ...previousNow, ...differingTerms(previous, terms) } : { ...terms, ...changed };
    versions.push({ effectiveOn: from, terms: next });
    [previous, previousNow] = [terms, next];
  }

  const differing = versions.filter((version) => isNew(version, timeline));
  const turned = differing.filter(({ effectiveOn: day, terms }) => {
    return terms.isUnlimited !== termsOn(timeline, day).isUnlimited;
  });
  if (turned.some(({ effectiveOn: day, terms }) => terms.isUnlimited && day < today)) {
    throw tooEarly("Unlimited time off can't start before today");
  }
  return { effectiveOn, versions: differing.length > 0 ? versions : [], turns: turned.length > 0 };
}

function isNew({ effectiveOn, terms }: ScheduledTerms, timeline: TermsTimeline): boolean {
  return Object.keys(differingTerms(termsOn(timeline, effectiveOn), terms)).length > 0;
}
