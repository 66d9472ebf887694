import { isIsoDate } from "#core/calendar/dates.ts";
import type { SamplePerson } from "#core/simulation/sample/SamplePerson.ts";

export interface SampleText {
  startDate: string;
  hoursPerWeek: string;
  daysPerWeek: string;
  birthDate: string;
  takenPerYear: string;
  facts: Readonly<Record<string, string>>;
}

const LONG_AGO = "1950-01-01";

export function sampleOf(text: SampleText): SamplePerson | null {
  const { startDate, birthDate, facts } = text;
  const [hoursPerWeek = NaN, daysPerWeek = NaN, takenPerYear = NaN] = [
    text.hoursPerWeek,
    text.daysPerWeek,
    text.takenPerYear,
  ].map((typed) => (typed.trim() === "" ? NaN : Number(typed)));
  const isWhole =
    [startDate, birthDate].every((date) => isIsoDate(date) && date >= LONG_AGO) &&
    hoursPerWeek > 0 &&
    hoursPerWeek <= 168 &&
    daysPerWeek > 0 &&
    daysPerWeek <= 7 &&
    takenPerYear >= 0 &&
    takenPerYear <= 10_000;
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value.trim() !== ""));
  return isWhole ? { startDate, birthDate, hoursPerWeek, daysPerWeek, takenPerYear, facts: given } : null;
}
