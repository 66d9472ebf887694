import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { latestYearStart, type YearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";
import { sameDocument } from "../document/sameDocument.ts";
import { changeOfTerms, differingTerms, wholeTerms } from "./differingTerms.ts";
import { withDifferences } from "./documents/withDifferences.ts";
import { effectiveDay, tooEarly } from "./effectiveDay.ts";
import { leaveYearRule, type LeaveYearRule, leaveYearScheduled, yearStartUnder } from "./leaveYearRule.ts";
import { mergedTerms, scheduledAfter } from "./documents/mergedTerms.ts";
import { restoredTerms } from "./documents/restoredTerms.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { termsOn, type TermsTimeline } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

interface ScheduledTerms {
  effectiveOn: IsoDate;
  terms: PolicyTerms;
}

export interface PolicyChange {
  effectiveOn: IsoDate;
  /** Sorted by day. Empty if nothing changes. */
  versions: ScheduledTerms[];
  togglesUnlimited: boolean;
  recounts: boolean;
  leaveYear?: LeaveYearRule;
}

interface PolicyChangeDates {
  on: IsoDate | undefined;
  today: IsoDate;
  startsIn: YearStart;
  closedStarts?: readonly YearStart[];
  known?: readonly Versioned<PolicyTerms>[];
  /** The day of the document from which a new document was made. The default is `on` or, without `on`, `today`. */
  basedOn?: IsoDate | undefined;
}

export function policyChange(
  timeline: TermsTimeline,
  given: Partial<PolicyTerms>,
  { on, today, startsIn, closedStarts = [], known = [], basedOn, unit }: PolicyChangeDates & { unit: LeaveUnit },
): PolicyChange {
  const now = termsOn(timeline, today);
  const changed = on === undefined ? differingTerms(now, given) : given;
  const shown = termsOn(timeline, basedOn ?? on ?? today);
  const edited = (terms: PolicyTerms) =>
    isWhole(given)
      ? mergedTerms(withDifferences(terms, { from: shown, to: { ...shown, ...given } }, unit), {})
      : mergedTerms(terms, changed);
  const isTurned = on === undefined && edited(now).isUnlimited !== now.isUnlimited;
  const scheduled = timeline.map(({ from }) => from);
  const rule = leaveYearRule(isWhole(given) ? given : now);
  const yearStart = latestYearStart([yearStartUnder(rule, startsIn, today), ...closedStarts], today);
  const effectiveOn = effectiveDay(isTurned ? today : on, { today, startsIn: yearStart, scheduled });
  const before = termsOn(timeline, effectiveOn);
  const later = timeline.filter((period) => period.from > effectiveOn);
  const replaced = [before, ...later.filter(({ from }) => from <= today).map(({ terms }) => terms)];
  if (!isWhole(given) && Object.keys(given).length > 0 && replaced.some(({ document }) => document)) {
    throw needsFullEditor();
  }

  const last = effectiveOn > today ? before : now;
  const hasDocuments = known.some(({ value }) => value.document !== undefined);
  const isByValue = isWhole(given) || (hasDocuments && !("isUnlimited" in changed));
  const valuesNow = isByValue ? wholeTerms(edited(last)) : changed;
  const restored = restoredTerms(known, { effectiveOn, today, given: valuesNow }, unit);
  const first = edited(before);
  const versions: ScheduledTerms[] = [{ effectiveOn, terms: first }];
  let [previous, previousNow]: [PolicyTerms, PolicyTerms] = [before, first];
  for (const from of daysOf([...later.map(({ from: day }) => day), ...restored.map((one) => one.effectiveOn)])) {
    const terms = termsOn(timeline, from);
    const again = restored.filter((one) => one.effectiveOn === from);
    const kept = from > today ? scheduledAfter({ previous, previousNow, terms }, unit) : edited(terms);
    const next = again.reduce((one, { restore }) => restore(one), kept);
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
  if (differing.length === 0) return { effectiveOn, versions: [], togglesUnlimited: false, recounts: false };
  const recounts = differing.some(({ effectiveOn: day, terms }) => {
    return !isEquallyCounted(terms, termsOn(timeline, day), unit);
  });
  const hasNewYear = leaveYearRule(now) !== rule;
  if (hasNewYear && effectiveOn > today) throw leaveYearScheduled();
  if (versions.some(({ terms }) => leaveYearRule(terms) !== rule)) throw leaveYearScheduled();
  const start = isWhole(given) ? versions.findIndex((version) => isNew(version, timeline)) : 0;
  return {
    effectiveOn: versions[start]?.effectiveOn ?? effectiveOn,
    versions: versions.slice(start),
    togglesUnlimited: turned.length > 0,
    recounts,
    ...(hasNewYear && { leaveYear: rule }),
  };
}

function daysOf(days: readonly IsoDate[]): IsoDate[] {
  return [...new Set(days)].toSorted();
}

function isEquallyCounted(
  { document: one }: PolicyTerms,
  { document: other }: PolicyTerms,
  unitOfType: LeaveUnit,
): boolean {
  const isSameUnit = (one?.unit ?? unitOfType) === (other?.unit ?? unitOfType);
  return isSameUnit && sameDocument(one?.counting ?? {}, other?.counting ?? {});
}

function isWhole(terms: Partial<PolicyTerms>): boolean {
  return "document" in terms;
}

function needsFullEditor(): Refusal {
  const text = "This policy has rules that the simple form can't express. Please change it in the policy editor.";
  return new Refusal("conflict", "needs_full_editor", text);
}

function isNew({ effectiveOn, terms }: ScheduledTerms, timeline: TermsTimeline): boolean {
  return Object.keys(changeOfTerms(termsOn(timeline, effectiveOn), terms)).length > 0;
}
