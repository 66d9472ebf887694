import type { IsoDate } from "#core/calendar/dates.ts";
import { differingTerms } from "./differingTerms.ts";
import { effectiveDay, tooEarly } from "./effectiveDay.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { termsOn, type TermsTimeline } from "../termsTimeline.ts";

interface ScheduledTerms {
  effectiveOn: IsoDate;
  terms: PolicyTerms;
}

export interface PolicyChange {
  effectiveOn: IsoDate;
  /** The versions to add, by day: the change, followed by new versions of later periods. Empty if nothing changes. */
  versions: ScheduledTerms[];
  /** True if unlimited terms begin or end on any day. */
  turns: boolean;
}

/**
 * Returns the change that the given terms make to a policy. A value applies from its day until the first change of its
 * field scheduled after today, and replaces earlier changes up to today. Without a day, values equal to today's are
 * ignored, and the others apply from the first day of the leave year, but unlimited terms begin and end today.
 */
export function policyChange(
  timeline: TermsTimeline,
  given: Partial<PolicyTerms>,
  { on, today, startsIn }: { on: IsoDate | undefined; today: IsoDate; startsIn: number },
): PolicyChange {
  const changed = on === undefined ? differingTerms(termsOn(timeline, today), given) : given;
  const isTurned = on === undefined && changed.isUnlimited !== undefined;
  const scheduled = timeline.map(({ from }) => from);
  const effectiveOn = effectiveDay(isTurned ? today : on, { today, startsIn, scheduled });
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
