import { minutesPer } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { AccrualPeriod, AccrualTiming, PolicyTerms, SimpleTerms } from "../PolicyTerms.ts";
import type { AmountRule } from "./amountRule.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import { exact } from "./exact.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";
import { sameDocument } from "./sameDocument.ts";

/** The simple form accepts multiples of 0.5 up to 1,000. */
const STEP = 0.5;
const MAX = 1000;

/** Returns simple terms if possible, so that the simple form stays usable. */
export function termsOfDocument(document: PolicyDocument, unit: LeaveUnit): PolicyTerms {
  const mayBeSimple = document.unit === unit && document.leaveYear === undefined;
  const simple = mayBeSimple ? simpleTermsOf(document, unit) : null;
  const isSimple = simple !== null && sameDocument(documentOfTerms(simple, unit), plain(document));
  return isSimple ? simple : documentTerms(document);
}

export function documentTerms(document: PolicyDocument): PolicyTerms {
  const { grants = [], consumption, booking } = document;
  return {
    ...NOTHING,
    isUnlimited: grants.length === 0 && consumption?.limit === undefined,
    bookAhead: booking?.bookAhead ?? false,
    document,
  };
}

const NOTHING: SimpleTerms = {
  isUnlimited: false,
  accrual: 0,
  accrualPeriod: "year",
  accrualTiming: "start_of_period",
  carryOver: 0,
  maxBalance: null,
  bookAhead: false,
};

function simpleTermsOf({ grants = [], booking }: PolicyDocument, unit: LeaveUnit): SimpleTerms | null {
  const bookAhead = booking?.bookAhead ?? false;
  const [grant, ...others] = grants;
  if (!grant) return { ...NOTHING, isUnlimited: true, bookAhead };
  const accrual = formAmount(grant.amount);
  const carryOver = typeof grant.carryOver === "object" && "max" in grant.carryOver && formAmount(grant.carryOver.max);
  const maxBalance = grant.cap && "balance" in grant.cap ? formAmount(grant.cap.balance) : null;
  if (others.length > 0 || accrual === false || carryOver === false || maxBalance === false) return null;
  const minutes = (amount: number) => amount * minutesPer(unit);
  return {
    ...NOTHING,
    ...periodOf(grant),
    accrual: minutes(accrual),
    carryOver: minutes(carryOver),
    maxBalance: maxBalance === null ? null : minutes(maxBalance),
    bookAhead,
  };
}

function periodOf({ frequency, amountPer, timing }: GrantRule): {
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
} {
  if (amountPer === "year") return { accrualPeriod: "year", accrualTiming: "monthly_increments" };
  return {
    accrualPeriod: frequency === "yearly" ? "year" : "month",
    accrualTiming: timing === "afterEnd" ? "end_of_period" : "start_of_period",
  };
}

function formAmount(rule: AmountRule): number | false {
  if (typeof rule === "object") return false;
  const amount = exact(rule).valueOf();
  return amount >= 0 && amount <= MAX && amount % STEP === 0 && amount;
}

function plain(document: PolicyDocument): PolicyDocument {
  const { grants = [], booking, ...rest } = document;
  const { bookAhead = false, ...rules } = booking ?? {};
  const kept = { ...(bookAhead && { bookAhead }), ...rules };
  return {
    ...rest,
    grants: grants.map(plainGrant),
    ...(Object.keys(kept).length > 0 && { booking: kept }),
  };
}

function plainGrant(grant: GrantRule): GrantRule {
  const { amount, amountPer, timing, carryOver, cap, ...rest } = grant;
  return {
    ...rest,
    amount: plainAmount(amount),
    ...(amountPer === "year" && { amountPer }),
    ...(timing !== undefined && timing !== "start" && { timing }),
    ...(carryOver !== undefined && { carryOver: plainCarryOver(carryOver) }),
    ...(cap && { cap: plainCap(cap) }),
  };
}

function plainCarryOver(rule: NonNullable<GrantRule["carryOver"]>): NonNullable<GrantRule["carryOver"]> {
  if (typeof rule !== "object" || !("max" in rule)) return rule;
  const { max, excess, ...rest } = rule;
  return { ...rest, max: plainAmount(max), ...(excess !== undefined && excess !== "expires" && { excess }) };
}

function plainCap(cap: NonNullable<GrantRule["cap"]>): NonNullable<GrantRule["cap"]> {
  if (!("balance" in cap) || "on" in cap || "onAnniversary" in cap) return cap;
  return { balance: plainAmount(cap.balance), ...(cap.mode === "gate" && { mode: cap.mode }) };
}

function plainAmount(amount: AmountRule): AmountRule {
  return typeof amount === "string" && formAmount(amount) !== false ? exact(amount).valueOf() : amount;
}
