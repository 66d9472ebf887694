import type { IsoDate } from "#core/calendar/dates.ts";
import { patternOn } from "#core/offices/workCalendar.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import type { PolicyDocument } from "./document/PolicyDocument.ts";
import { factReads } from "./facts/factReads.ts";
import { workingFacts } from "./facts/workingFacts.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";

const FIGURES = ["hoursPerWeek", "daysPerWeek", "hoursPerDay"];

export function withWorking(
  { officePatterns: _patterns, working: _working, ...terms }: PolicyTerms,
  patterns: WorkingPatterns | undefined,
  date: IsoDate,
): PolicyTerms {
  if (!patterns || !terms.document || !readsWorking(terms.document)) return terms;
  const { hoursPerWeek, daysPerWeek, hoursPerDay } = workingFacts(patternOn(date, patterns));
  return { ...terms, working: { hoursPerWeek, daysPerWeek, hoursPerDay } };
}

function readsWorking(document: PolicyDocument): boolean {
  return factReads(document).some(({ fact }) => FIGURES.includes(fact));
}
