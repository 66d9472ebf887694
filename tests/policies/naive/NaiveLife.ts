import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";

export interface NaiveLife {
  policy: PolicyDocument;
  person: PolicyPerson;
  events: readonly PolicyEvent[];
}

export interface Days {
  first: IsoDate;
  last: IsoDate;
}

export function allOf<Type extends PolicyEvent["type"]>({ events }: NaiveLife, type: Type) {
  return events.filter((event): event is Extract<PolicyEvent, { type: Type }> => event.type === type);
}

export class UnknownFact extends Error {}

export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new UnknownFact(name);
  return value;
}

/** Under `hire`, days before employment belong to the first leave year. */
export function yearAround(life: NaiveLife, day: IsoDate): Days {
  const from = life.policy.leaveYear ?? "01-01";
  const year = Number(day.slice(0, 4));
  if (from === "hire") {
    const start = known(life.person.startDate, "startDate");
    let index = 0;
    while (addMonths(start, 12 * (index + 1)) <= day) index += 1;
    return { first: addMonths(start, 12 * index), last: addDays(addMonths(start, 12 * (index + 1)), -1) };
  }
  const begun = dateOfYear(year, from) <= day ? year : year - 1;
  return { first: dateOfYear(begun, from), last: addDays(dateOfYear(begun + 1, from), -1) };
}

/** February 29 becomes February 28 if the year isn't a leap year. */
export function dateOfYear(year: number, monthDay: string): IsoDate {
  return addMonths(`2000-${monthDay}`, (year - 2000) * 12);
}

export function plusWait(day: IsoDate, { months = 0, days = 0 }: { months?: number; days?: number }): IsoDate {
  return addDays(addMonths(day, months), days);
}

export function firstEmployed(life: NaiveLife): IsoDate {
  return life.person.startDate ?? "1900-01-01";
}

export function firstKnown(life: NaiveLife): IsoDate {
  const { startDate, addedOn } = life.person;
  return addedOn === undefined ? known(startDate, "startDate") : yearAround(life, addedOn).first;
}

export function isEmployed(life: NaiveLife, day: IsoDate): boolean {
  return day >= firstEmployed(life) && day <= (life.person.endDate ?? day);
}

export function firstEarning(life: NaiveLife, grant: GrantRule): IsoDate {
  return plusWait(firstEmployed(life), withoutAbsent(grant.accrualWaiting));
}

export function withoutAbsent(wait: { months?: number | undefined; days?: number | undefined } = {}) {
  return { months: wait.months ?? 0, days: wait.days ?? 0 };
}
