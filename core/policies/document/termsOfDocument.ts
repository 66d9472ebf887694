import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import type { AccrualPeriod, AccrualTiming, PolicyTerms, SimpleTerms } from "../PolicyTerms.ts";
import type { AmountRule } from "./amountRule.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import { exact } from "./exact.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";
import { sameDocument } from "./sameDocument.ts";

/** The steps and the maximum of an amount in the simple form: half days, up to 1,000 days. */
const STEP = MINUTES_PER_DAY / 2;
const MAX = 1000 * MINUTES_PER_DAY;

/**
 * Returns the terms that a document expresses. A document that the simple form can express becomes simple terms, so that
 * the form keeps working; the leave year is the organization's.
 */
export function termsOfDocument(document: PolicyDocument): PolicyTerms {
  const simple = simpleTermsOf(document);
  const isSimple = simple !== null && sameDocument(documentOfTerms(simple), plain(document));
  return isSimple ? simple : documentTerms(document);
}

/** Returns the terms of a document that the simple form can't express; their simple fields have no meaning. */
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

/** Returns the simple terms that may equal a document, or null if none can. */
function simpleTermsOf({ grants = [], booking }: PolicyDocument): SimpleTerms | null {
  const bookAhead = booking?.bookAhead ?? false;
  const [grant, ...others] = grants;
  if (!grant) return { ...NOTHING, isUnlimited: true, bookAhead };
  const accrual = formMinutes(grant.amount);
  const carryOver = typeof grant.carryOver === "object" && "max" in grant.carryOver && formMinutes(grant.carryOver.max);
  const maxBalance = grant.cap && "balance" in grant.cap ? formMinutes(grant.cap.balance) : null;
  if (others.length > 0 || accrual === false || carryOver === false || maxBalance === false) return null;
  return { ...NOTHING, ...periodOf(grant), accrual, carryOver, maxBalance, bookAhead };
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

/** Returns an amount in days as minutes; false if the simple form doesn't accept it. */
function formMinutes(amount: AmountRule): number | false {
  if (typeof amount === "object") return false;
  const minutes = exact(amount).mul(MINUTES_PER_DAY).valueOf();
  return minutes >= 0 && minutes <= MAX && minutes % STEP === 0 && minutes;
}

/** Returns a document as `documentOfTerms` writes it: without its leave year and without values that are the default. */
function plain(document: PolicyDocument): PolicyDocument {
  const { leaveYear: _, grants = [], booking, ...rest } = document;
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

/** A number may be written as a text, such as "20". */
function plainAmount(amount: AmountRule): AmountRule {
  return typeof amount === "string" && formMinutes(amount) !== false ? exact(amount).valueOf() : amount;
}
