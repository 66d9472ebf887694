import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { AmountRule } from "#core/policies/document/amountRule.ts";
import { exact, ZERO, type ExactNumber, type Fraction } from "#core/policies/document/exact.ts";
import { allOf, isEmployed, known, yearAround, type NaiveLife } from "./NaiveLife.ts";

type Fact = Fraction | string;

export function naiveAmount(life: NaiveLife, rule: AmountRule, day: IsoDate): Fraction {
  if (typeof rule !== "object") return exact(rule);
  const of = (inner: AmountRule) => naiveAmount(life, inner, day);
  if ("tiers" in rule) {
    const fact = figure(life, rule.by, day);
    const reached = rule.tiers.filter(([from]) => exact(from).lte(fact)).at(-1);
    return reached ? of(reached[1]) : ZERO;
  }
  if ("map" in rule) return of(known(rule.map[text(naiveFact(life, rule.by, day))], rule.by));
  if ("weeks" in rule) return exact(rule.weeks).mul(figure(life, `${rule.in}PerWeek`, day));
  if ("rate" in rule) return exact(rule.rate).mul(figure(life, rule.of, day));
  if ("days" in rule) return exact(rule.days).mul(figure(life, "hoursPerDay", day));
  if ("sum" in rule) return rule.sum.map(of).reduce((total, amount) => total.add(amount), ZERO);
  const amounts = ("max" in rule ? rule.max : rule.min).map(of).toSorted((a, b) => a.compare(b));
  return known("max" in rule ? amounts.at(-1) : amounts[0], "an amount");
}

function naiveFact(life: NaiveLife, name: string, day: IsoDate): Fact {
  const { person } = life;
  const serviceStart = () => person.serviceStartDate ?? known(person.startDate, "startDate");
  const months = (on: IsoDate) =>
    exact(anniversaries(serviceStart(), on, 1)).add(exact(person.creditedYears ?? 0).mul(12));
  const years = (on: IsoDate) => months(on).div(12).floor();
  const age = (on: IsoDate) => exact(anniversaries(known(person.birthDate, "birthDate"), on, 12));
  const worked = (isIn: (on: IsoDate) => boolean) =>
    allOf(life, "worked")
      .filter(({ on }) => isEmployed(life, on) && isIn(on))
      .reduce((total, { hours }) => total.add(exact(hours)), ZERO);
  const year = () => yearAround(life, day);
  switch (name) {
    case "yearsOfService":
      return years(day);
    case "serviceYearNumber":
      return years(day).add(1);
    case "yearsOfServiceAtYearStart":
      return years(year().first);
    case "yearsOfServiceAtYearEnd":
      return years(year().last);
    case "monthsOfService":
      return months(day);
    case "age":
      return age(day);
    case "ageAtYearStart":
      return age(year().first);
    case "hoursWorkedInMonth":
      return worked((on) => on.slice(0, 7) === day.slice(0, 7));
    case "hoursWorkedInYear":
      return worked((on) => on >= year().first && on <= year().last);
    default: {
      const value = known(person[name] as ExactNumber | undefined, name);
      return typeof value === "string" ? value : exact(value);
    }
  }
}

function figure(life: NaiveLife, name: string, day: IsoDate): Fraction {
  const fact = naiveFact(life, name, day);
  return typeof fact === "string" ? exact(fact) : fact;
}

function text(fact: Fact): string {
  return typeof fact === "string" ? fact : String(fact.valueOf());
}

function anniversaries(start: IsoDate, day: IsoDate, months: number): number {
  let count = 0;
  while (addMonths(start, months * (count + 1)) <= day) count += 1;
  return count;
}

export function reaches(life: NaiveLife, name: string, least: ExactNumber, day: IsoDate): boolean {
  return figure(life, name, day).gte(exact(least));
}

export function partTime(
  life: NaiveLife,
  fullTime: { hoursPerWeek: ExactNumber } | { daysPerWeek: ExactNumber } | undefined,
) {
  if (!fullTime) return exact(1);
  return "hoursPerWeek" in fullTime
    ? exact(known(life.person.hoursPerWeek, "hoursPerWeek")).div(exact(fullTime.hoursPerWeek))
    : exact(known(life.person.daysPerWeek, "daysPerWeek")).div(exact(fullTime.daysPerWeek));
}
