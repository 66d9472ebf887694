import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { withOverride } from "./PolicyTerms.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";

/** One entry of a history that is only ever added to: on a day holds the highest version effective by then. */
export interface Versioned<T> {
  version: number;
  effectiveOn: IsoDate;
  value: T;
}

/** What a person's terms come from, over time. */
export interface TermsHistory {
  /** The office that holds, by its id; at least one. */
  placements: readonly Versioned<string>[];
  /** What replaces the yearly amount of vacation; none at all is no override ever. */
  overrides: readonly Versioned<Minutes | null>[];
  /** The policy of the type in each of those offices; at least one version each. */
  versions: ReadonlyMap<string, readonly Versioned<PolicyTerms>[]>;
}

/** What made one's terms change. */
export type TermsCause = "policy" | "override" | "office";

/** Terms and the first day on which they hold. */
export interface TermsPeriod {
  from: IsoDate;
  terms: PolicyTerms;
  cause: TermsCause;
}

/** The terms of one person and type over time, override applied, by `from`; the first hold for all earlier days, too. */
export type TermsTimeline = readonly [TermsPeriod, ...TermsPeriod[]];

/** Before every day that is asked for. */
export const FIRST_DAY: IsoDate = "1000-01-01";

/** The timeline of a type from the histories behind it; throws where an office or its policy is missing. */
export function termsTimeline(history: TermsHistory, type: LeaveType): TermsTimeline {
  const { placements, overrides, versions } = history;
  const changes = [placements, overrides, ...versions.values()].flatMap((entries) =>
    entries.map(({ effectiveOn }) => effectiveOn),
  );
  const at = (date: IsoDate) => {
    const office = valueOn(placements, date);
    const override = overrides.length > 0 ? valueOn(overrides, date) : null;
    return { office, override, terms: withOverride(valueOn(versions.get(office) ?? [], date), override, type) };
  };

  let before = at(FIRST_DAY);
  const timeline: [TermsPeriod, ...TermsPeriod[]] = [{ from: FIRST_DAY, terms: before.terms, cause: "policy" }];
  for (const from of [...new Set(changes)].toSorted()) {
    const now = at(from);
    if (!areSame(now.terms, before.terms)) timeline.push({ from, terms: now.terms, cause: causeOf(before, now) });
    before = now;
  }
  return timeline;
}

/** The terms in force on a day. */
export function termsOn(timeline: TermsTimeline, date: IsoDate): PolicyTerms {
  return periodOf(timeline, date).terms;
}

/** The period a day belongs to. */
export function periodOf(timeline: TermsTimeline, date: IsoDate): TermsPeriod {
  return timeline.findLast(({ from }) => from <= date) ?? timeline[0];
}

/** Of a history the value on a day: the highest version effective by then, before all of them the lowest. */
export function valueOn<T>(history: readonly Versioned<T>[], date: IsoDate): T {
  const byVersion = history.toSorted((a, b) => a.version - b.version);
  const entry = byVersion.findLast(({ effectiveOn }) => effectiveOn <= date) ?? byVersion[0];
  if (!entry) throw new Error("A history of terms is empty");
  return entry.value;
}

function areSame(one: PolicyTerms, other: PolicyTerms): boolean {
  return (Object.keys(one) as (keyof PolicyTerms)[]).every((key) => one[key] === other[key]);
}

function causeOf(
  before: { office: string; override: Minutes | null },
  now: { office: string; override: Minutes | null },
): TermsCause {
  if (before.office !== now.office) return "office";
  return before.override === now.override ? "policy" : "override";
}
