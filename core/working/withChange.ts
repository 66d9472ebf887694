import { addMonths } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import type { PatternChange } from "./WorkingPattern.ts";

export function samePatterns(one: readonly PatternChange[] | null, other: readonly PatternChange[] | null): boolean {
  return essence(one) === essence(other);
}

function essence(changes: readonly PatternChange[] | null): string {
  return JSON.stringify((changes ?? []).map(({ from, weeks }) => [from, weeks]));
}

const MAX_IN_YEAR = 12;
const MAX_IN_TOTAL = 100;

/** Replaces changes that begin on or after the first day of `change`. Throws (422) if there are too many changes. */
export function withChange(changes: readonly PatternChange[] | null, change: PatternChange): PatternChange[] | null {
  const kept = (changes ?? []).filter(({ from }) => from < change.from);
  const isUnset = change.weeks === null && (kept.at(-1)?.weeks ?? null) === null;
  const recent = kept.filter(({ from }) => from > addMonths(change.from, -12));
  if (!isUnset && (recent.length >= MAX_IN_YEAR || kept.length >= MAX_IN_TOTAL)) throw tooManyChanges();
  const next = isUnset ? kept : [...kept, change];
  return next.length > 0 ? next : null;
}

function tooManyChanges(): Refusal {
  const text = `Working hours can change at most ${MAX_IN_YEAR} times a year and ${MAX_IN_TOTAL} times in total`;
  return new Refusal("rule", "too_many_patterns", text, { fields: { workingPattern: text } });
}
