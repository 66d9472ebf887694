import { addDays, addMonths, earliest, latest, monthStart, type IsoDate } from "#core/calendar/dates.ts";
import type { AmountRule } from "../document/amountRule.ts";
import { exact, type Fraction, isAtLeast, ONE } from "../document/exact.ts";
import { isByPeriod, type GrantRule } from "../document/grantRule.ts";
import { DERIVED_FACTS, numberOn, tableKeyOn } from "../facts/factOn.ts";
import { type Days, documentYear, earnsFrom, employedFrom, type GrantCase, grantedFrom } from "../facts/GrantCase.ts";
import { missingFactOf } from "../facts/missingFactOf.ts";
import { periodsOf } from "../grants/periodsOf.ts";

export function unknownFacts(facts: GrantCase, held: Days, year: Days): string[] {
  const { document, person } = facts;
  const { grants = [], consumption = {} } = document;
  if (document.leaveYear === "hire" && person.startDate === undefined) return ["startDate"];
  const { overdraft, maxAdvance, limit } = consumption;
  const within = overlap(held, year);
  const unknown = [
    ...grants.flatMap((grant) => unknownInGrant(facts, grant, { held, year })),
    ...[overdraft, maxAdvance, limit?.amount].flatMap((rule) => unknownIn(facts, rule, within)),
  ];
  return [...new Set(unknown)];
}

function readsStart({ frequency, anchor, usableFrom, cap }: GrantRule): boolean {
  const isAnchored = (frequency === "weekly" || frequency === "biweekly") && anchor === undefined;
  const isInterval = typeof frequency === "object" && !("hoursWorked" in frequency);
  const onAnniversary = cap !== undefined && "onAnniversary" in cap;
  return frequency === "once" || isAnchored || isInterval || typeof usableFrom === "object" || onAnniversary;
}

function unknownInGrant(facts: GrantCase, grant: GrantRule, { held, year }: { held: Days; year: Days }): string[] {
  const { amount, lastOfYear, cap, carryOver, fullTime, requires } = grant;
  const most = cap && ("perYear" in cap ? cap.perYear : cap.balance);
  const carried = typeof carryOver === "object" && "max" in carryOver ? carryOver.max : undefined;
  const within = overlap(held, year);
  const measured = measuredDays(facts, grant, { held, year });
  const needed = within ?? measured[0];
  const lacksStart = facts.person.startDate === undefined && readsStart(grant);
  const others = [...Object.keys(fullTime ?? {}), ...(requires?.fact === undefined ? [] : [requires.fact])];
  const closing = latest(addDays(year.first, -1), held.first);
  return [
    ...measured.flatMap((days) => [amount, lastOfYear].flatMap((rule) => unknownIn(facts, rule, days))),
    ...unknownIn(facts, most, within),
    ...unknownIn(facts, carried, within && { first: closing, last: closing }),
    ...(needed ? others.flatMap((fact) => missingFactOf(() => numberOn(facts, fact, needed.first))) : []),
    ...(within && lacksStart ? ["startDate"] : []),
  ];
}

function measuredDays(facts: GrantCase, grant: GrantRule, { held, year }: { held: Days; year: Days }): Days[] {
  const periods = periodsIn(facts, grant, year);
  if (periods === null) return [overlap(held, year)].filter((days) => days !== null);
  const { timing = "start", accrualWaiting, frequency } = grant;
  const { endDate } = facts.person;
  const waited = earnsFrom(facts, accrualWaiting);
  const days = periods.flatMap((period) => {
    const begins = latest(period.first, waited);
    const measured = timing === "start" ? begins : period.last;
    const planned = timing === "afterEnd" ? addDays(period.last, 1) : measured;
    const leaves = endDate !== undefined && endDate <= period.last ? endDate : null;
    const on = earliest(planned, leaves);
    const isDue = year.first <= on && on <= year.last && begins <= earliest(period.last, leaves);
    return isDue && overlap(period, held) ? [measured] : [];
  });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return frequency === "yearly" || frequency === "quarterly"
    ? days.map((day) => ({ first: day, last: day }))
    : [{ first, last }];
}

function periodsIn(facts: GrantCase, grant: GrantRule, year: Days): Days[] | null {
  const before = addDays(year.first, -1);
  const opens = grantedFrom(facts);
  if (grant.frequency === "yearly") return [documentYear(facts, before), year].filter(({ first }) => first >= opens);
  if (!isByPeriod(grant) || (facts.person.startDate === undefined && readsStart(grant))) return null;
  return periodsOf(facts, grant, { from: latest(before, employedFrom(facts)), until: year.last }).filter(
    ({ first }) => first >= opens,
  );
}

function overlap(one: Days, other: Days): Days | null {
  const days = { first: latest(one.first, other.first), last: earliest(one.last, other.last) };
  return days.first <= days.last ? days : null;
}

function unknownIn(facts: GrantCase, rule: AmountRule | undefined, days: Days | null): string[] {
  if (typeof rule !== "object" || days === null) return [];
  const each = (parts: readonly AmountRule[]) => parts.flatMap((part) => unknownIn(facts, part, days));
  if ("max" in rule) return each(rule.max);
  if ("min" in rule) return each(rule.min);
  if ("sum" in rule) return each(rule.sum);
  const isMissing = (fact: string) => missingFactOf(() => numberOn(facts, fact, days.first));
  if ("weeks" in rule) return isMissing(`${rule.in}PerWeek`);
  if ("rate" in rule) return isMissing(rule.of);
  if ("days" in rule) return isMissing("hoursPerDay");
  if ("tiers" in rule) {
    const missing = isMissing(rule.by);
    if (missing.length > 0) return missing;
    const reached = valuesOn(facts, rule.by, days).map((value) =>
      rule.tiers.findLast(([from]) => isAtLeast(value, exact(from))),
    );
    return each([...new Set(reached)].flatMap((tier) => (tier ? [tier[1]] : [])));
  }
  return unknownInTable(facts, rule, days);
}

function unknownInTable(facts: GrantCase, { by, map }: Extract<AmountRule, { map: unknown }>, days: Days): string[] {
  const keys: string[] = [];
  const missing = missingFactOf(() =>
    DERIVED_FACTS.includes(by)
      ? keys.push(...valuesOn(facts, by, days).map((value) => value.toFraction()))
      : keys.push(tableKeyOn(facts, by, Object.keys(map), days.first)),
  );
  const inRows = [...new Set(keys)].flatMap((key) => {
    const part = Object.hasOwn(map, key) ? map[key] : undefined;
    return part === undefined ? [by] : unknownIn(facts, part, days);
  });
  return [...missing, ...inRows];
}

function valuesOn(facts: GrantCase, name: string, { first, last }: Days): Fraction[] {
  const least = numberOn(facts, name, first);
  if (!DERIVED_FACTS.includes(name)) return [least];
  if (name.startsWith("hoursWorked")) return monthsIn(first, last).map((day) => numberOn(facts, name, day));
  const most = numberOn(facts, name, last);
  const values: Fraction[] = [];
  for (let value = least; value.compare(most) <= 0; value = value.add(ONE)) values.push(value);
  return values;
}

function monthsIn(first: IsoDate, last: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = first; day <= last; day = addMonths(monthStart(day), 1)) days.push(day);
  return days;
}
