import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { latestYearStart, type YearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";
import { sameDocument } from "../document/sameDocument.ts";
import { documentTerms } from "../document/termsOfDocument.ts";
import { changeOfTerms, differingTerms } from "./differingTerms.ts";
import { effectiveDay, tooEarly } from "./effectiveDay.ts";
import { leaveYearRule, type LeaveYearRule, leaveYearScheduled, yearStartUnder } from "./leaveYearRule.ts";
import { restoredChanges } from "./restoredChanges.ts";
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
  /** True if the counting rule or the unit of leave changes on any day. */
  recounts: boolean;
  leaveYear?: LeaveYearRule;
}

interface PolicyChangeDates {
  on: IsoDate | undefined;
  today: IsoDate;
  startsIn: YearStart;
  /** The leave-year starts of people with closed leave years. */
  closedStarts?: readonly YearStart[];
  /** Set if later changes may apply again. See `restoredChanges`. */
  known?: readonly Versioned<PolicyTerms>[];
}

/** A value applies until the next scheduled change of its field. */
export function policyChange(
  timeline: TermsTimeline,
  given: Partial<PolicyTerms>,
  { on, today, startsIn, closedStarts = [], known = [], unit }: PolicyChangeDates & { unit: LeaveUnit },
): PolicyChange {
  const now = termsOn(timeline, today);
  const changed = on === undefined ? changedToday(now, given) : given;
  const isTurned = on === undefined && (changed.isUnlimited ?? now.isUnlimited) !== now.isUnlimited;
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

  const restored = known.length === 0 ? [] : restoredChanges(known, { effectiveOn, today, given: changed });
  const first = merged(before, changed);
  const versions: ScheduledTerms[] = [{ effectiveOn, terms: first }];
  let [previous, previousNow]: [PolicyTerms, PolicyTerms] = [before, first];
  for (const from of daysOf([...later.map(({ from: day }) => day), ...restored.map((one) => one.effectiveOn)])) {
    const terms = termsOn(timeline, from);
    const again = restored.filter((one) => one.effectiveOn === from).map(({ changes }) => changes);
    const scheduledThen: Partial<PolicyTerms> = Object.assign({}, changeOfTerms(previous, terms), ...again);
    const next = from > today ? merged(previousNow, scheduledThen) : merged(terms, changed);
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
  return {
    effectiveOn,
    versions,
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

function changedToday(now: PolicyTerms, given: Partial<PolicyTerms>): Partial<PolicyTerms> {
  const differing = differingTerms(now, given);
  return isWhole(given) && Object.keys(differing).length > 0 ? given : differing;
}

function isWhole(terms: Partial<PolicyTerms>): boolean {
  return "document" in terms;
}

function merged(terms: PolicyTerms, change: Partial<PolicyTerms>): PolicyTerms {
  const { document, ...simple } = { ...terms, ...change };
  return document ? documentTerms(document) : simple;
}

function needsFullEditor(): Refusal {
  const text = "This policy has rules that the simple form can't express. Please change it in the policy editor.";
  return new Refusal("conflict", "needs_full_editor", text);
}

function isNew({ effectiveOn, terms }: ScheduledTerms, timeline: TermsTimeline): boolean {
  return Object.keys(changeOfTerms(termsOn(timeline, effectiveOn), terms)).length > 0;
}
