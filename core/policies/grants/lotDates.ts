import { addDays, addMonths, latest, type IsoDate } from "#core/calendar/dates.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { afterStart, documentYear, type GrantCase } from "../facts/GrantCase.ts";

export interface LotDates {
  usableFrom: IsoDate;
  expiresOn: IsoDate | null;
}

export function lotDates(facts: GrantCase, grant: GrantRule | undefined, on: IsoDate): LotDates {
  return { usableFrom: usableFrom(facts, grant, on), expiresOn: expiryDay(facts, grant, on) };
}

function usableFrom(facts: GrantCase, grant: GrantRule | undefined, on: IsoDate): IsoDate {
  const { usableFrom: rule = "now" } = grant ?? {};
  if (rule === "now") return on;
  if (rule === "nextYear") return addDays(documentYear(facts, on).last, 1);
  return latest(on, afterStart(facts, rule));
}

function expiryDay(facts: GrantCase, grant: GrantRule | undefined, on: IsoDate): IsoDate | null {
  const { carryOver = "all" } = grant ?? {};
  if (carryOver === "none") return documentYear(facts, on).last;
  if (carryOver === "all" || "max" in carryOver) return null;
  if ("months" in carryOver) return addDays(addMonths(on, carryOver.months), -1);
  const nextYear = addDays(documentYear(facts, on).last, 1);
  return addDays(addMonths(nextYear, carryOver.monthsAfterYear), -1);
}
