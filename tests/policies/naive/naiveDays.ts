import { addDays, addMonths, eachDate, earliest, latest, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, greatest, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { naiveAmount, partTime } from "./naiveAmount.ts";
import { NaiveBook } from "./NaiveBook.ts";
import { naiveGrantedLots, type NaiveGrantedLot } from "./naiveGrants.ts";
import { allOf, dateOfYear, known, plusWait, withoutAbsent, yearAround, type NaiveLife } from "./NaiveLife.ts";

export function naiveDays(life: NaiveLife, asOf: IsoDate): NaiveBook {
  const book = new NaiveBook(life.policy.consumption?.order === "listed");
  const grantedLots = naiveGrantedLots(life, asOf);
  const events = [...grantedLots, ...allOf(life, "opening"), ...allOf(life, "credit"), ...allOf(life, "taken")];
  const first = events.map(({ on }) => on).toSorted()[0] ?? asOf;
  const grantedInYears = new Map<string, Fraction>();
  for (const day of eachDate(first, asOf)) {
    book.expire(day);
    for (const lot of added(life, "opening")) if (lot.on === day) openLot(life, book, lot);
    for (const lot of grantedLots) if (lot.on === day) openCapped(life, book, lot, grantedInYears);
    for (const lot of added(life, "credit")) if (lot.on === day) openLot(life, book, lot);
    for (const { on, amount } of taken(life)) if (on === day) book.take(amount, day);
    endYear(life, book, day);
    cutOnDates(life, book, day);
  }
  return book;
}

function grantOf(life: NaiveLife, index: number): GrantRule | undefined {
  return life.policy.grants?.[index];
}

function added(life: NaiveLife, type: "opening" | "credit"): NaiveGrantedLot[] {
  const { grants = [] } = life.policy;
  return allOf(life, type)
    .map(({ on, amount, grant }) => ({
      grant: grant === undefined ? 0 : grants.findIndex(({ name }) => name === grant),
      on,
      amount: exact(amount),
    }))
    .filter(({ amount }) => amount.gt(0))
    .toSorted((a, b) => a.grant - b.grant);
}

/** A negative opening or credit draws from lots, as leave does. */
function taken(life: NaiveLife): { on: IsoDate; amount: Fraction }[] {
  const negative = [...allOf(life, "opening"), ...allOf(life, "credit")]
    .map(({ on, amount }) => ({ on, amount: exact(amount).neg() }))
    .filter(({ amount }) => amount.gt(0));
  return [...allOf(life, "taken").map(({ on, amount }) => ({ on, amount: exact(amount) })), ...negative];
}

function openLot(life: NaiveLife, book: NaiveBook, { grant: index, on, amount }: NaiveGrantedLot) {
  const grant = grantOf(life, index);
  book.open({
    grant: index,
    on,
    left: amount,
    usableFrom: usableDay(life, grant, on),
    expiresOn: expiryDay(life, grant, on),
  });
}

function openCapped(life: NaiveLife, book: NaiveBook, lot: NaiveGrantedLot, grantedInYears: Map<string, Fraction>) {
  const grant = grantOf(life, lot.grant);
  const cap = grant?.cap;
  const limit = (rule: Parameters<typeof naiveAmount>[1]) =>
    naiveAmount(life, rule, lot.on).mul(partTime(life, grant?.fullTime));
  const net = book.leftOf(lot.grant).sub(book.owed);
  let amount = lot.amount;
  if (cap && "mode" in cap && cap.mode === "gate") amount = net.lt(limit(cap.balance)) ? amount : ZERO;
  else if (cap && "balance" in cap && !("on" in cap) && !("onAnniversary" in cap)) {
    amount = least(amount, greatest(ZERO, limit(cap.balance).sub(net)));
  } else if (cap && "perYear" in cap) {
    const key = `${lot.grant} ${yearAround(life, lot.on).first}`;
    const before = grantedInYears.get(key) ?? ZERO;
    amount = least(amount, greatest(ZERO, limit(cap.perYear).sub(before)));
    grantedInYears.set(key, before.add(amount));
  }
  if (amount.gt(0)) openLot(life, book, { ...lot, amount });
}

function usableDay(life: NaiveLife, grant: GrantRule | undefined, on: IsoDate): IsoDate {
  const rule = grant?.usableFrom ?? "now";
  if (rule === "now") return on;
  if (rule === "nextYear") return addDays(yearAround(life, on).last, 1);
  return latest(on, plusWait(known(life.person.startDate, "startDate"), withoutAbsent(rule)));
}

function expiryDay(life: NaiveLife, grant: GrantRule | undefined, on: IsoDate): IsoDate | null {
  const rule = grant?.carryOver ?? "all";
  if (rule === "none") return yearAround(life, on).last;
  if (rule === "all" || "max" in rule) return null;
  if ("months" in rule) return addDays(addMonths(on, rule.months), -1);
  return addDays(addMonths(addDays(yearAround(life, on).last, 1), rule.monthsAfterYear), -1);
}

function endYear(life: NaiveLife, book: NaiveBook, day: IsoDate) {
  for (const [index, grant] of (life.policy.grants ?? []).entries()) {
    const rule = grant.carryOver;
    if (typeof rule !== "object" || !("max" in rule) || yearAround(life, day).last !== day) continue;
    const limit = naiveAmount(life, rule.max, day).mul(partTime(life, grant.fullTime));
    const cut = book.cut(index, book.leftOf(index).sub(limit));
    if (rule.excess === undefined || rule.excess === "expires") book.forfeited = book.forfeited.add(cut);
    else book.transferred = book.transferred.add(cut);
    if (rule.until === undefined) continue;
    const thisYear = dateOfYear(yearOf(day), rule.until);
    const next = thisYear > day ? thisYear : dateOfYear(yearOf(day) + 1, rule.until);
    for (const lot of book.lots.filter((each) => each.grant === index)) lot.expiresOn = earliest(next, lot.expiresOn);
  }
}

function cutOnDates(life: NaiveLife, book: NaiveBook, day: IsoDate) {
  for (const [index, { cap, fullTime }] of (life.policy.grants ?? []).entries()) {
    if (!cap || !isCapDay(life, cap, day) || !("balance" in cap)) continue;
    const limit = naiveAmount(life, cap.balance, day).mul(partTime(life, fullTime));
    book.forfeited = book.forfeited.add(book.cut(index, book.leftOf(index).sub(book.owed).sub(limit)));
  }
}

function isCapDay(life: NaiveLife, cap: NonNullable<GrantRule["cap"]>, day: IsoDate): boolean {
  if ("on" in cap) return dateOfYear(yearOf(day), cap.on) === day;
  if (!("onAnniversary" in cap)) return false;
  const start = known(life.person.startDate, "startDate");
  return day > start && addMonths(start, (yearOf(day) - yearOf(start)) * 12) === day;
}
