import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PatternChange, WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { withWorking } from "./withWorking.ts";
import { type AssignedPolicies, assignedOn } from "./AssignedPolicy.ts";
import { withOverride } from "./PolicyTerms.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";
import type { Versioned } from "./Versioned.ts";

export interface TermsHistory {
  placements: readonly Versioned<string>[];
  overrides: readonly Versioned<Minutes | null>[];
  /** By office id, with at least one version each. */
  versions: ReadonlyMap<string, readonly Versioned<PolicyTerms>[]>;
  ownPatterns?: WorkingPatterns["own"];
  assigned?: AssignedPolicies | undefined;
}

export type TermsCause = "policy" | "override" | "office" | "hours";

export interface TermsPeriod {
  from: IsoDate;
  terms: PolicyTerms;
  cause: TermsCause;
}

/** Sorted by `from`. The first period also applies to all earlier days. */
export type TermsTimeline = readonly [TermsPeriod, ...TermsPeriod[]];

/** Earlier than any date that people can enter. */
export const FIRST_DAY: IsoDate = "1000-01-01";

/** Before the start of every ledger. */
export const EVER: IsoDate = "1900-01-01";

export function isFromStart({ effectiveOn }: { effectiveOn: IsoDate }): boolean {
  return effectiveOn <= EVER;
}

/** Throws if there are no placements, or if a day has no policy. */
export function termsTimeline(history: TermsHistory, type: LeaveType): TermsTimeline {
  const { placements, overrides, versions, ownPatterns: own } = history;
  const assigned = (history.assigned?.policies ?? []).filter((policy) => policy.type === type);
  const changes = [
    ...[placements, overrides, ...versions.values(), ...assigned.map((policy) => policy.versions)].flatMap((entries) =>
      entries.map(({ effectiveOn }) => effectiveOn),
    ),
    ...assigned.flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
    ...patternChanges(history).map(({ from }) => from),
  ];
  const patternsIn = (office: string) =>
    own === undefined ? undefined : { own, office: patternsOfOffice(history, office) };
  const at = (date: IsoDate) => {
    const office = valueOn(placements, date);
    const override = overrides.length > 0 ? valueOn(overrides, date) : null;
    const given = assignedOn(assigned, type, date);
    const version = versionOn(given?.versions ?? versions.get(office) ?? [], date);
    const terms = withWorking(withOverride(version.value, override, type), patternsIn(office), date);
    return { office, given: given?.id, override, version: version.version, terms };
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

export function termsOn(timeline: TermsTimeline, date: IsoDate): PolicyTerms {
  return periodOf(timeline, date).terms;
}

export function periodOf(timeline: TermsTimeline, date: IsoDate): TermsPeriod {
  return timeline.findLast(({ from }) => from <= date) ?? timeline[0];
}

export function termsSince(timeline: TermsTimeline, date: IsoDate): PolicyTerms[] {
  const current = periodOf(timeline, date);
  return timeline.filter(({ from }) => from >= current.from).map(({ terms }) => terms);
}

export function valueOn<T>(history: readonly Versioned<T>[], date: IsoDate): T {
  return versionOn(history, date).value;
}

/** Returns the highest version effective on or before `date`, or else the lowest. Throws without versions. */
export function versionOn<One extends Versioned<unknown>>(history: readonly One[], date: IsoDate): One {
  const byVersion = history.toSorted((a, b) => a.version - b.version);
  const entry = byVersion.findLast(({ effectiveOn }) => effectiveOn <= date) ?? byVersion[0];
  if (!entry) throw new Error("A history of terms is empty");
  return entry;
}

function patternChanges(history: TermsHistory): readonly PatternChange[] {
  const { versions, ownPatterns: own } = history;
  if (own === undefined) return [];
  return [...(own ?? []), ...[...versions.keys()].flatMap((office) => patternsOfOffice(history, office) ?? [])];
}

function patternsOfOffice({ versions, assigned }: TermsHistory, office: string): WorkingPatterns["office"] {
  const ofPolicy = versions.get(office)?.find(({ value }) => value.officePatterns)?.value.officePatterns;
  return ofPolicy ?? assigned?.officePatterns?.[office] ?? null;
}

const DEEP: readonly (keyof PolicyTerms)[] = ["document", "working"];

function areSame(one: PolicyTerms, other: PolicyTerms): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof PolicyTerms)[]);
  return [...keys].every((key) =>
    DEEP.includes(key) ? JSON.stringify(one[key]) === JSON.stringify(other[key]) : one[key] === other[key],
  );
}

interface Applied {
  office: string;
  given: string | undefined;
  override: Minutes | null;
  version: number;
}

function causeOf(before: Applied, now: Applied): TermsCause {
  if (before.given !== now.given) return "policy";
  if (before.office !== now.office) return "office";
  if (before.override !== now.override) return "override";
  return before.version === now.version ? "hours" : "policy";
}
