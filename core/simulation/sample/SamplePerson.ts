import { addDays, addMonths, daysBetween, earliest, monthEnd, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { DERIVED_FACTS } from "#core/policies/facts/factOn.ts";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";

export interface SamplePerson {
  startDate: IsoDate;
  hoursPerWeek: number;
  daysPerWeek: number;
  birthDate: IsoDate;
  /** Leave taken per year, in the policy's unit. */
  takenPerYear: number;
  facts: Readonly<Record<string, string>>;
}

const KNOWN = new Set([...DERIVED_FACTS, "hoursPerWeek", "daysPerWeek", "hoursPerDay"]);

export function extraFacts(document: PolicyDocument): string[] {
  return [...new Set(factsIn(document))].filter((name) => !KNOWN.has(name));
}

function factsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const named = Object.entries(value).flatMap(([field, part]) =>
    ["by", "of", "fact"].includes(field) && typeof part === "string" ? [part] : factsIn(part),
  );
  return "in" in value && value.in === "shifts" ? [...named, "shiftsPerWeek"] : named;
}

export function sampleCase(document: PolicyDocument, sample: SamplePerson, until: IsoDate): GrantCase {
  const hoursPerDay = exact(sample.hoursPerWeek).div(exact(sample.daysPerWeek)).toFraction();
  const person: PolicyPerson = {
    ...sample.facts,
    startDate: sample.startDate,
    birthDate: sample.birthDate,
    hoursPerWeek: sample.hoursPerWeek,
    daysPerWeek: sample.daysPerWeek,
    hoursPerDay,
  };
  return { document, person, events: eventsOfSample(document, sample, until) };
}

function eventsOfSample(document: PolicyDocument, sample: SamplePerson, until: IsoDate): PolicyEvent[] {
  const kinds = (document.grants ?? []).flatMap(({ eventKind }) => [eventKind ?? []].flat());
  const firstEvent = addMonths(sample.startDate, 6);
  const isByHours = JSON.stringify(document).includes("hoursWorked");
  return [
    ...(firstEvent <= until ? [...new Set(kinds)] : []).map((kind) => ({
      type: "occurrence" as const,
      on: firstEvent,
      kind,
    })),
    ...(isByHours ? workOf(sample, until) : []),
    ...leaveOf(sample, until),
  ];
}

function workOf({ startDate, hoursPerWeek }: SamplePerson, until: IsoDate): PolicyEvent[] {
  const months: PolicyEvent[] = [];
  for (let first = startDate; first <= until; first = addDays(monthEnd(first), 1)) {
    const last = earliest(monthEnd(first), until);
    const hours = exact(hoursPerWeek).mul(daysBetween(first, last)).div(7).toFraction();
    months.push({ type: "worked", on: last, hours });
  }
  return months;
}

function leaveOf({ startDate, takenPerYear }: SamplePerson, until: IsoDate): PolicyEvent[] {
  if (takenPerYear <= 0) return [];
  const amount = exact(takenPerYear).div(2).toFraction();
  const days: IsoDate[] = [];
  for (let year = yearOf(startDate); year <= yearOf(until); year++) days.push(`${year}-07-15`, `${year}-12-15`);
  return days.filter((on) => startDate <= on && on <= until).map((on) => ({ type: "taken" as const, on, amount }));
}
