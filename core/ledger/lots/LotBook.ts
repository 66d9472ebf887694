import type { LeaveType } from "#core/leave/LeaveType.ts";
import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import { least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { Lot } from "./Lot.ts";

/** Leave that a person lost: it expired, exceeded a cap, or went to another leave type. */
export interface Loss {
  on: IsoDate;
  grant: number;
  amount: Fraction;
  /** The lot that shrank. */
  lot: Lot;
  /** The leave type that received it; null if it is lost for good. */
  to: LeaveType | null;
  by: "expiry" | "cap" | "carry_over";
}

type Cause = Pick<Loss, "on" | "to" | "by">;

/** The lot that leave draws from first: the soonest to expire, or the one whose grant is listed first. */
export type DrawingOrder = "expiry" | "listed";

const NEVER: IsoDate = "9999-12-31";

/**
 * The lots of one person and type, and the leave that the person owes. Amounts are in the unit of the type. Lots must
 * be opened in the order of their days.
 */
export class LotBook {
  readonly lots: Lot[] = [];
  readonly losses: Loss[] = [];
  readonly #order: DrawingOrder;
  /** The lots with something left, in their order. */
  #filled: Lot[] = [];
  /** The sum of what is left, by grant. */
  readonly #left = new Map<number, Fraction>();
  #owed = ZERO;

  constructor(order: DrawingOrder) {
    this.#order = order;
  }

  /** Leave taken that no lot covered. */
  get owed(): Fraction {
    return this.#owed;
  }

  /**
   * Adds a lot, which first repays what the person owes; only the rest is left in the lot. Lots of 0 or less are
   * ignored.
   */
  open(lot: Omit<Lot, "left">): void {
    if (lot.size.compare(0) <= 0) return;
    const repaid = least(lot.size, this.#owed);
    const opened: Lot = { ...lot, left: lot.size.sub(repaid) };
    this.#owed = this.#owed.sub(repaid);
    this.#keep(opened);
  }

  /** Brings a lot, or what is owed if it is negative, from the last leave year: neither repays the other. */
  carry(lot: Omit<Lot, "left">): void {
    if (lot.size.compare(0) > 0) this.#keep({ ...lot, left: lot.size });
    else this.#owed = this.#owed.sub(lot.size);
  }

  /** Takes leave on a day from the lots that are usable then; the person owes what no lot covers. */
  take(on: IsoDate, amount: Fraction): void {
    let rest = amount;
    for (const lot of this.inOrder()) {
      if (lot.usableFrom > on) continue;
      const part = least(lot.left, rest);
      this.#reduce(lot, part);
      rest = rest.sub(part);
    }
    this.#owed = this.#owed.add(rest);
  }

  /** Takes back a part of a grant, newest lots first, even if it was used; the person then owes it. */
  shrink(grant: number, amount: Fraction): void {
    let rest = amount;
    for (const lot of this.#drawable().toReversed()) {
      if (lot.grant !== grant) continue;
      const part = least(lot.left, rest);
      this.#reduce(lot, part);
      rest = rest.sub(part);
    }
    this.#owed = this.#owed.add(rest);
  }

  /** Empties the lots whose expiry day has passed. */
  expireBefore(date: IsoDate): void {
    for (const lot of this.#drawable()) {
      if (lot.expiresOn === null || lot.expiresOn >= date) continue;
      // A correction may open a lot that has expired by then.
      this.#lose(lot, lot.left, { on: latest(addDays(lot.expiresOn, 1), lot.on), to: null, by: "expiry" });
    }
  }

  /** Cuts the lots of a grant down to a sum, oldest first. */
  trim(grant: number, keep: Fraction, loss: Cause): void {
    let surplus = this.left(grant).sub(keep);
    for (const lot of this.#drawable().toSorted(byAge)) {
      if (lot.grant !== grant || surplus.compare(0) <= 0) continue;
      const part = least(lot.left, surplus);
      surplus = surplus.sub(part);
      this.#lose(lot, part, loss);
    }
  }

  /** Returns what is left of the lots of a grant, or of all grants, usable or not. */
  left(grant?: number): Fraction {
    if (grant !== undefined) return this.#left.get(grant) ?? ZERO;
    return [...this.#left.values()].reduce((sum, left) => sum.add(left), ZERO);
  }

  /** Returns what is left of the lots that are usable on a day. */
  usable(on: IsoDate): Fraction {
    return this.#drawable()
      .filter(({ usableFrom }) => usableFrom <= on)
      .reduce((sum, { left }) => sum.add(left), ZERO);
  }

  /**
   * Returns the total size of the lots of a grant since a day, including that day; openings and credits don't count.
   */
  grantedSince(grant: number, first: IsoDate): Fraction {
    let sum = ZERO;
    for (let place = this.lots.length - 1; place >= 0; place--) {
      const lot = this.lots[place];
      if (!lot || lot.on < first) break;
      if (lot.grant === grant && lot.source === "granted") sum = sum.add(lot.size);
    }
    return sum;
  }

  /** Returns lots, by default those with something left, in the order in which leave draws from them. */
  inOrder(lots: readonly Lot[] = this.#drawable()): Lot[] {
    return lots.toSorted((one, other) => this.#compare(one, other));
  }

  /** Returns the lots with something left, oldest first. */
  #drawable(): readonly Lot[] {
    this.#filled = this.#filled.filter(({ left }) => left.compare(0) > 0);
    return this.#filled;
  }

  #keep(lot: Lot): void {
    this.lots.push(lot);
    if (lot.left.compare(0) > 0) this.#filled.push(lot);
    this.#add(lot.grant, lot.left);
  }

  #reduce(lot: Lot, part: Fraction): void {
    lot.left = lot.left.sub(part);
    this.#add(lot.grant, part.neg());
  }

  #add(grant: number, amount: Fraction): void {
    this.#left.set(grant, this.left(grant).add(amount));
  }

  #lose(lot: Lot, amount: Fraction, loss: Cause): void {
    this.#reduce(lot, amount);
    this.losses.push({ ...loss, lot, grant: lot.grant, amount });
  }

  #compare(one: Lot, other: Lot): number {
    const first =
      this.#order === "listed" ? one.grant - other.grant : compare(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER);
    return first || byAge(one, other);
  }
}

function byAge(one: Lot, other: Lot): number {
  return compare(one.on, other.on);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
