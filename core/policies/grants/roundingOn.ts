import type { IsoDate } from "#core/calendar/dates.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { RoundingRule } from "../document/roundingRule.ts";
import { documentYear, type GrantCase } from "../facts/GrantCase.ts";

export function roundingOn(facts: GrantCase, grant: GrantRule, date: IsoDate): RoundingRule | undefined {
  const { endDate } = facts.person;
  const isLeaving = grant.leaverRounding && endDate !== undefined && endDate <= documentYear(facts, date).last;
  return isLeaving ? grant.leaverRounding : grant.rounding;
}
