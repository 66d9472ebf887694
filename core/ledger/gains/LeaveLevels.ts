import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import type { AmountRule } from "#core/policies/document/amountRule.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { roundedMinutes } from "../lots/roundedMinutes.ts";
import { settlementRuleOn } from "../settlement/settlementDays.ts";
import { GrantedLeave } from "./GrantedLeave.ts";
import { UntakenLeave } from "./UntakenLeave.ts";

export const PARTS = ["granted", "kept", "overdraft", "taken", "paidOut", "forgiven"] as const;
export type LeavePart = (typeof PARTS)[number];

/** In minutes. Infinity means no limit, and NaN a missing fact. */
type Levels = Readonly<Record<LeavePart, Minutes>>;

export interface Start {
  from: IsoDate;
  today: IsoDate;
  held: ReadonlyMap<LeaveType, Minutes>;
}

const NOTHING: Levels = { granted: 0, kept: 0, overdraft: 0, taken: Infinity, paidOut: 0, forgiven: 0 };

export class LeaveLevels {
  readonly #cases: ReadonlyMap<LeaveType, AccrualCase>;
  readonly #untaken: UntakenLeave;
  readonly #granted: ReadonlyMap<LeaveType, GrantedLeave>;

  constructor(cases: readonly AccrualCase[], { from, today, held }: Start) {
    this.#cases = new Map(cases.map((accrual) => [accrual.type, accrual]));
    this.#untaken = new UntakenLeave(cases, from, held);
    this.#granted = new Map(cases.map((accrual) => [accrual.type, new GrantedLeave(accrual, { from, today })]));
  }

  playThrough(day: IsoDate): void {
    this.#untaken.playThrough(day);
    for (const granted of this.#granted.values()) granted.playThrough(day);
  }

  daysIn({ first, last }: Days): IsoDate[] {
    const months = Array.from({ length: 12 }, (_, nth) => addMonths(first, nth));
    const terms = [...this.#cases.values()].flatMap(({ timeline }) => timeline.map(({ from }) => from));
    const granted = [...this.#granted.values()].flatMap((one) => one.days());
    return [...months, last, ...terms, ...granted, ...this.#untaken.days()].filter(
      (day) => first <= day && day <= last,
    );
  }

  on(type: LeaveType, day: IsoDate): Levels {
    const accrual = this.#cases.get(type);
    if (!accrual) return NOTHING;
    if (termsOn(accrual.timeline, day).isUnlimited) return { ...NOTHING, granted: Infinity, kept: Infinity };
    const facts = grantCaseOn(accrual, day);
    const { unit, consumption: { overdraft = 0, limit } = {} } = facts.document;
    const minutesOf = (rule: AmountRule): Minutes =>
      unlessMissing(() => amountOn(facts, rule, day).mul(minutesPer(unit)).valueOf(), NaN);
    const owed = minutesOf(overdraft);
    const lots = this.#granted.get(type)?.on(day) ?? 0;
    const known = owed || 0;
    const granted = roundedMinutes(lots + known, facts.document) - known;
    const settlement = settlementRuleOn(accrual, day);
    return {
      granted,
      kept: roundedMinutes(this.#untaken.on(accrual, day), facts.document),
      overdraft: owed,
      taken: limit ? roundedMinutes(minutesOf(limit.amount), facts.document) : Infinity,
      paidOut: settlement ? this.#untaken.paidOutOn(accrual, settlement, day) : 0,
      forgiven: settlement?.reclaim === false ? roundedMinutes(lots, facts.document) : 0,
    };
  }
}
