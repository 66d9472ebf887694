import { monthEnd, monthStart, type IsoDate } from "#core/calendar/dates.ts";
import { completedMonths } from "#core/calendar/months.ts";
import { exact, exactNumber, Fraction, ZERO } from "../document/exact.ts";
import { documentYear, isEmployed, startDateOf, type Days, type GrantCase } from "./GrantCase.ts";
import { MissingFact } from "./MissingFact.ts";
import { eventsOf } from "./PolicyEvent.ts";

const DERIVED: Record<string, (facts: GrantCase, date: IsoDate) => Fraction> = {
  monthsOfService,
  yearsOfService: (facts, date) => years(monthsOfService(facts, date)),
  serviceYearNumber: (facts, date) => years(monthsOfService(facts, date)).add(1),
  yearsOfServiceAtYearStart: (facts, date) => years(monthsOfService(facts, documentYear(facts, date).first)),
  yearsOfServiceAtYearEnd: (facts, date) => years(monthsOfService(facts, documentYear(facts, date).last)),
  age,
  ageAtYearStart: (facts, date) => age(facts, documentYear(facts, date).first),
  hoursWorkedInMonth: (facts, date) => hoursWorked(facts, { first: monthStart(date), last: monthEnd(date) }),
  hoursWorkedInYear: (facts, date) => hoursWorked(facts, documentYear(facts, date)),
};

export const DERIVED_FACTS: readonly string[] = Object.keys(DERIVED);

function factOn(facts: GrantCase, name: string, date: IsoDate): string {
  return derivedOn(facts, name, date)?.toFraction() ?? recorded(facts, name);
}

/** Throws `MissingFact` if the fact is unknown or isn't a number. */
export function numberOn(facts: GrantCase, name: string, date: IsoDate): Fraction {
  const derived = derivedOn(facts, name, date);
  if (derived) return derived;
  const { success, data } = exactNumber.safeParse(recorded(facts, name));
  if (!success) throw new MissingFact(name, `${name} isn't a number`);
  return exact(data);
}

/** Throws `MissingFact` if the fact is unknown or the table lists several of the person's groups. */
export function tableKeyOn(facts: GrantCase, name: string, keys: readonly string[], date: IsoDate): string {
  const { groups = [] } = facts.person;
  if (Object.hasOwn(DERIVED, name) || Object.hasOwn(facts.person, name)) return factOn(facts, name, date);
  const listed = groups.filter((group) => keys.includes(group));
  if (listed.length > 1) throw new MissingFact(name, `The table by ${name} lists more than one of the person's groups`);
  return listed[0] ?? factOn(facts, name, date);
}

function derivedOn(facts: GrantCase, name: string, date: IsoDate): Fraction | undefined {
  return Object.hasOwn(DERIVED, name) ? DERIVED[name]?.(facts, date) : undefined;
}

function recorded({ person }: GrantCase, name: string): string {
  const value = Object.hasOwn(person, name) ? person[name] : undefined;
  if (value === undefined || typeof value === "object") throw new MissingFact(name);
  return String(value);
}

function monthsOfService(facts: GrantCase, date: IsoDate): Fraction {
  const { serviceStartDate, creditedYears = 0 } = facts.person;
  const months = completedMonths(serviceStartDate ?? startDateOf(facts), date);
  const served = exact(Math.max(0, months));
  return creditedYears === 0 ? served : exact(creditedYears).mul(12).add(served);
}

function years(months: Fraction): Fraction {
  return months.d === 1n ? exact(Math.floor(months.valueOf() / 12)) : months.div(12).floor();
}

function age({ person: { birthDate } }: GrantCase, date: IsoDate): Fraction {
  if (birthDate === undefined) throw new MissingFact("birthDate");
  return new Fraction(Math.floor(completedMonths(birthDate, date) / 12));
}

const sums = new WeakMap<GrantCase, Map<string, Fraction>>();

function hoursWorked(facts: GrantCase, { first, last }: Days): Fraction {
  const known = sums.get(facts) ?? new Map<string, Fraction>();
  sums.set(facts, known);
  const days = `${first} ${last}`;
  const found = known.get(days);
  if (found) return found;
  const hours = eventsOf(facts.events, "worked")
    .filter(({ on }) => first <= on && on <= last && isEmployed(facts, on))
    .reduce((sum, { hours: worked }) => sum.add(exact(worked)), ZERO);
  known.set(days, hours);
  return hours;
}
