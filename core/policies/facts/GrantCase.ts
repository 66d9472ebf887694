import { addDays, addMonths, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { afterWait, completedMonths, monthDayIn, nextMonthDay, type Wait } from "#core/calendar/months.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { MissingFact } from "./MissingFact.ts";
import type { PolicyEvent } from "./PolicyEvent.ts";
import type { PolicyPerson } from "./PolicyPerson.ts";

export interface GrantCase {
  document: PolicyDocument;
  person: PolicyPerson;
  events: readonly PolicyEvent[];
}

/** Both days are included. */
export interface Days {
  first: IsoDate;
  last: IsoDate;
}

/** The assumed start date of a person without a start date. */
export const ALWAYS: IsoDate = "1900-01-01";

export function employedFrom({ person }: Pick<GrantCase, "person">): IsoDate {
  return person.startDate ?? ALWAYS;
}

export function startDateOf({ person }: Pick<GrantCase, "person">): IsoDate {
  if (person.startDate === undefined) throw new MissingFact("startDate");
  return person.startDate;
}

export function isEmployed({ person }: GrantCase, date: IsoDate): boolean {
  return employedFrom({ person }) <= date && (person.endDate === undefined || date <= person.endDate);
}

export function afterStart(facts: GrantCase, wait: Wait): IsoDate {
  return afterWait(startDateOf(facts), wait);
}

export function earnsFrom(facts: GrantCase, waiting: Wait | undefined): IsoDate {
  return waiting ? afterWait(employedFrom(facts), waiting) : employedFrom(facts);
}

export function documentYear(facts: Pick<GrantCase, "document" | "person">, date: IsoDate): Days {
  const begins = facts.document.leaveYear ?? "01-01";
  if (begins === "hire") {
    const start = startDateOf(facts);
    const years = Math.max(0, Math.floor(completedMonths(start, date) / 12));
    return { first: addMonths(start, 12 * years), last: addDays(addMonths(start, 12 * (years + 1)), -1) };
  }
  const next = nextMonthDay(begins, date);
  return { first: monthDayIn(yearOf(next) - 1, begins), last: addDays(next, -1) };
}

/** Returns `ALWAYS` if the date on which the person was added is unknown. May throw `MissingFact`. */
export function grantedFrom(facts: GrantCase): IsoDate {
  const { addedOn } = facts.person;
  if (addedOn !== undefined) return documentYear(facts, addedOn).first;
  startDateOf(facts);
  return ALWAYS;
}
