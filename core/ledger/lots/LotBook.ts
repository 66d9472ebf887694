import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import { isPositive, isZero, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { Lot, Loss } from "./Lot.ts";
import { byAge, byExpiry, byFirstDay, drawingOrder, type DrawingOrder } from "./order/drawingOrder.ts";
import { SortedList } from "./order/SortedList.ts";

type Cause = Pick<Loss, "on" | "to" | "by">;

/** Amounts are in minutes or, in a simulation, in the policy's unit. */
export class LotBook {
  readonly lots: Lot[] = [];
  readonly losses: Loss[] = [];
  readonly #compare: (one: Lot, other: Lot) => number;
  readonly #filled = new Set<Lot>();
  #drawing: SortedList<Lot>;
  #expiring = new SortedList<Lot>(byExpiry);
  readonly #starting = new SortedList<Lot>(byFirstDay);
  readonly #left = new Map<number, Fraction>();
  readonly #granted = new Map<number, { on: IsoDate; sum: Fraction }[]>();
  #owed = ZERO;

  constructor(order: DrawingOrder) {
    this.#compare = drawingOrder(order);
    this.#drawing = new SortedList(this.#compare);
  }

  get owed(): Fraction {
    return this.#owed;
  }

  open(lot: Omit<Lot, "left">): void {
    if (!isPositive(lot.size)) return;
    const repaid = least(lot.size, this.#owed);
    const opened: Lot = { ...lot, left: lot.size.sub(repaid) };
    this.#owed = this.#owed.sub(repaid);
    this.#keep(opened);
  }

  /** Unlike in `open`, the lot doesn't repay owed leave. */
  carry(lot: Omit<Lot, "left">): void {
    if (isPositive(lot.size)) this.#keep({ ...lot, left: lot.size });
    else this.#owed = this.#owed.sub(lot.size);
  }

  take(on: IsoDate, amount: Fraction): void {
    this.#draw(this.#drawing.items, amount, ({ usableFrom }) => usableFrom <= on);
  }

  shrink(grant: number, amount: Fraction): void {
    const parts = this.#draw([...this.#filled].toReversed(), amount, (lot) => lot.grant === grant);
    for (const [lot, part] of parts) lot.size = lot.size.sub(part);
  }

  cut(grant: number, amount: Fraction, by: "expiry" | "cap"): void {
    const order = by === "expiry" ? byExpiry : byAge;
    this.#draw([...this.#filled].toSorted(order), amount, (lot) => lot.grant === grant);
  }

  expireBefore(date: IsoDate): void {
    for (let [lot] = this.#expiring.items; lot?.expiresOn && lot.expiresOn < date; [lot] = this.#expiring.items) {
      // A correction may open a lot after its expiry day.
      this.#lose(lot, lot.left, { on: latest(addDays(lot.expiresOn, 1), lot.on), to: null, by: "expiry" });
    }
  }

  expireOn(grant: number, day: IsoDate): void {
    for (const lot of this.lots) {
      if (lot.grant === grant) lot.expiresOn ??= day;
    }
    this.#drawing = new SortedList(this.#compare);
    this.#expiring = new SortedList(byExpiry);
    for (const lot of this.#filled) this.#queue(lot);
  }

  trim(grant: number, keep: Fraction, loss: Cause): void {
    let surplus = this.left(grant).sub(keep);
    if (!isPositive(surplus)) return;
    for (const lot of [...this.#filled].filter((one) => one.grant === grant).toSorted(byAge)) {
      if (!isPositive(surplus)) return;
      const part = least(lot.left, surplus);
      surplus = surplus.sub(part);
      this.#lose(lot, part, loss);
    }
  }

  settle(): void {
    for (const lot of this.#filled) this.#reduce(lot, lot.left);
    this.#owed = ZERO;
  }

  left(grant?: number): Fraction {
    if (grant !== undefined) return this.#left.get(grant) ?? ZERO;
    return [...this.#left.values()].reduce((sum, left) => sum.add(left), ZERO);
  }

  usable(on: IsoDate): Fraction {
    const { items } = this.#starting;
    const last = items.findLastIndex(({ usableFrom }) => usableFrom <= on);
    return items.slice(last + 1).reduce((rest, { left }) => rest.sub(left), this.left());
  }

  grantedSince(grant: number, first: IsoDate): Fraction {
    const sums = this.#granted.get(grant) ?? [];
    const before = sums.findLast(({ on }) => on < first)?.sum ?? ZERO;
    return (sums.at(-1)?.sum ?? ZERO).sub(before);
  }

  inOrder(lots: readonly Lot[]): Lot[] {
    return lots.toSorted(this.#compare);
  }

  #keep(lot: Lot): void {
    this.lots.push(lot);
    if (lot.source === "granted") {
      const sums = this.#granted.get(lot.grant) ?? [];
      sums.push({ on: lot.on, sum: (sums.at(-1)?.sum ?? ZERO).add(lot.size) });
      this.#granted.set(lot.grant, sums);
    }
    if (!isPositive(lot.left)) return;
    this.#filled.add(lot);
    this.#queue(lot);
    this.#starting.add(lot);
    this.#add(lot.grant, lot.left);
  }

  #queue(lot: Lot): void {
    this.#drawing.add(lot);
    if (lot.expiresOn !== null) this.#expiring.add(lot);
  }

  #draw(lots: readonly Lot[], amount: Fraction, matches: (lot: Lot) => boolean): [Lot, Fraction][] {
    const parts: [Lot, Fraction][] = [];
    let rest = amount;
    for (const lot of lots) {
      if (isZero(rest)) break;
      if (!matches(lot)) continue;
      const part = least(lot.left, rest);
      parts.push([lot, part]);
      rest = rest.sub(part);
    }
    for (const [lot, part] of parts) this.#reduce(lot, part);
    this.#owed = this.#owed.add(rest);
    return parts;
  }

  #reduce(lot: Lot, part: Fraction): void {
    lot.left = lot.left.sub(part);
    this.#add(lot.grant, part.neg());
    if (isPositive(lot.left)) return;
    this.#filled.delete(lot);
    for (const queue of [this.#drawing, this.#expiring, this.#starting]) queue.delete(lot);
  }

  #add(grant: number, amount: Fraction): void {
    this.#left.set(grant, this.left(grant).add(amount));
  }

  #lose(lot: Lot, amount: Fraction, loss: Cause): void {
    this.#reduce(lot, amount);
    this.losses.push({ ...loss, lot, grant: lot.grant, amount });
  }
}
