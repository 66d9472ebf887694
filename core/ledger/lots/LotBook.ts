import type { IsoDate } from "#core/calendar/dates.ts";
import { greatest, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { Lot } from "./Lot.ts";

/** Leave that a person lost: it expired, passed a cap, or went to another leave type. */
export interface Loss {
  on: IsoDate;
  grant: number;
  amount: Fraction;
  /** The leave type that received it; null if it is lost for good. */
  to: string | null;
}

/** Which lot leave draws from first: the soonest to expire, or the one of the grant listed first. */
export type DrawingOrder = "expiry" | "listed";

const NEVER: IsoDate = "9999-12-31";

/** The lots of one person and type, and what the person owes. Amounts are in the unit of the type. */
export class LotBook {
  readonly lots: Lot[] = [];
  readonly losses: Loss[] = [];
  readonly #order: DrawingOrder;
  #owed = ZERO;

  constructor(order: DrawingOrder) {
    this.#order = order;
  }

  /** Leave taken that no lot covered. */
  get owed(): Fraction {
    return this.#owed;
  }

  /** Adds a lot, which first repays what is owed and keeps only the rest. Lots of 0 or less are ignored. */
  open(lot: Omit<Lot, "left">): void {
    if (lot.size.compare(0) <= 0) return;
    const repaid = least(lot.size, this.#owed);
    this.#owed = this.#owed.sub(repaid);
    this.lots.push({ ...lot, left: lot.size.sub(repaid) });
  }

  /** Takes leave on a day from the lots that are usable then; the person owes what no lot covers. */
  take(on: IsoDate, amount: Fraction): void {
    let rest = amount;
    for (const lot of this.lots.toSorted((one, other) => this.#compare(one, other))) {
      if (lot.usableFrom > on || lot.left.compare(0) === 0) continue;
      const part = least(lot.left, rest);
      lot.left = lot.left.sub(part);
      rest = rest.sub(part);
    }
    this.#owed = this.#owed.add(rest);
  }

  /** Drops what is left of the lots whose expiry day has passed. */
  expireBefore(date: IsoDate): void {
    for (const lot of this.lots) {
      if (lot.expiresOn === null || lot.expiresOn >= date || lot.left.compare(0) === 0) continue;
      this.#lose(lot, lot.left, { on: date, to: null });
    }
  }

  /** Cuts the lots of a grant down to a sum, oldest first. */
  trim(grant: number, keep: Fraction, loss: Pick<Loss, "on" | "to">): void {
    let surplus = this.left(grant).sub(keep);
    for (const lot of this.lots.filter((one) => one.grant === grant).toSorted(byAge)) {
      const part = greatest(ZERO, least(lot.left, surplus));
      surplus = surplus.sub(part);
      if (part.compare(0) > 0) this.#lose(lot, part, loss);
    }
  }

  /** Returns what is left of the lots of a grant, or of all grants, usable or not. */
  left(grant?: number): Fraction {
    return sumLeft(this.lots.filter((lot) => grant === undefined || lot.grant === grant));
  }

  /** Returns what is left of the lots that are usable on a day. */
  usable(on: IsoDate): Fraction {
    return sumLeft(this.lots.filter(({ usableFrom }) => usableFrom <= on));
  }

  #lose(lot: Lot, amount: Fraction, loss: Pick<Loss, "on" | "to">): void {
    lot.left = lot.left.sub(amount);
    this.losses.push({ ...loss, grant: lot.grant, amount });
  }

  #compare(one: Lot, other: Lot): number {
    const first =
      this.#order === "listed" ? one.grant - other.grant : compare(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER);
    return first || byAge(one, other);
  }
}

function sumLeft(lots: readonly Lot[]): Fraction {
  return lots.reduce((sum, { left }) => sum.add(left), ZERO);
}

function byAge(one: Lot, other: Lot): number {
  return compare(one.on, other.on);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
