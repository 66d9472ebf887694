import type { IsoDate } from "#core/calendar/dates.ts";
import { receiversOf } from "#core/policies/document/checks/receivers.ts";
import { nextMonthDay } from "#core/calendar/months.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { limitOn, type DayRules } from "./caps.ts";
import type { LotBook } from "./LotBook.ts";

export function limitCarryOver(rules: DayRules, book: LotBook, day: IsoDate): void {
  for (const [index, grant] of (rules.facts.document.grants ?? []).entries()) {
    const rule = grant.carryOver;
    if (typeof rule !== "object" || !("max" in rule)) continue;
    const [to = null] = receiversOf({ ...rules.facts.document, grants: [grant] });
    book.trim(index, limitOn(rules, grant, rule.max, day), { on: day, to, by: "carry_over" });
    if (rule.until !== undefined) book.expireOn(index, nextMonthDay(rule.until, day));
  }
}

export function hasYearEndLimit(grants: readonly GrantRule[]): boolean {
  return grants.some(({ carryOver }) => typeof carryOver === "object" && "max" in carryOver);
}
