import { expect, jest, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { exact, Fraction } from "#core/policies/document/exact.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import type { Lot } from "./Lot.ts";
import { LotBook } from "./LotBook.ts";
import type { DrawingOrder } from "./order/drawingOrder.ts";

type Opened = Partial<Omit<Lot, "size" | "left">> & { size: number };

function bookOf(order: DrawingOrder, ...lots: Opened[]): LotBook {
  const book = new LotBook(order);
  for (const { size, ...dates } of lots) {
    const on = dates.on ?? "2026-01-01";
    book.open({ grant: 0, on, usableFrom: on, expiresOn: null, source: "granted", ...dates, size: exact(size) });
  }
  return book;
}
const leftIn = (book: LotBook) => book.lots.map(({ left }) => left.valueOf());

test("leave draws first from the lot that expires first, then from the oldest, and last from lots that never expire", () => {
  const book = bookOf(
    "expiry",
    { size: 1, on: "2025-01-01" },
    { size: 2, on: "2026-01-01", expiresOn: "2026-12-31" },
    { size: 4, on: "2025-06-01", expiresOn: "2026-12-31" },
    { size: 8, expiresOn: "2026-06-30" },
  );
  book.take("2026-02-01", exact(9));
  expect(leftIn(book)).toEqual([1, 2, 3, 0]);
  book.take("2026-02-01", exact(5.5));
  expect(leftIn(book)).toEqual([0.5, 0, 0, 0]);
});

test("in the listed order, leave draws from the first grant, and there from the oldest lot", () => {
  const book = bookOf(
    "listed",
    { size: 1, grant: 1, expiresOn: "2026-02-28" },
    { size: 2, grant: 0, on: "2026-01-02" },
    { size: 4, grant: 0, on: "2026-01-01" },
  );
  book.take("2026-02-01", exact(5));
  expect(leftIn(book)).toEqual([1, 1, 0]);
});

test("a cap cuts lots of the same day in an order that doesn't depend on when corrections opened them again", () => {
  const day = "2026-01-01";
  const lots: Opened[] = [
    { size: 1, source: "carried_over", expiresOn: "2027-02-28" },
    { size: 2, source: "carried_over", expiresOn: "2028-02-28" },
    { size: 4, source: "granted", expiresOn: "2026-12-31" },
  ];
  for (const opened of [lots, lots.toReversed()]) {
    const book = bookOf("expiry", ...opened);
    book.trim(0, exact(5), { on: day, to: null, by: "cap" });
    const left = new Map(book.lots.map((lot) => [lot.size.valueOf(), lot.left.valueOf()]));
    expect(left).toEqual(
      new Map([
        [1, 0],
        [2, 1],
        [4, 4],
      ]),
    );
  }
});

test("lots that can't be used yet don't cover leave, but repay it when they open", () => {
  const book = bookOf("expiry", { size: 10, usableFrom: "2026-07-01" });
  book.take("2026-02-01", exact(4));
  expect([leftIn(book), book.owed.valueOf()]).toEqual([[10], 4]);
  book.open({
    grant: 1,
    on: "2026-03-01",
    usableFrom: "2027-01-01",
    expiresOn: null,
    source: "granted",
    size: exact(6),
  });
  expect([leftIn(book), book.owed.valueOf()]).toEqual([[10, 2], 0]);
  expect([book.usable("2026-06-30").valueOf(), book.usable("2026-07-01").valueOf()]).toEqual([0, 10]);
});

test("a lot counts on its expiry day and is lost the day after", () => {
  const book = bookOf("expiry", { size: 10, expiresOn: "2026-03-31" });
  book.expireBefore("2026-03-31");
  expect([book.left().valueOf(), book.losses]).toEqual([10, []]);
  book.expireBefore("2026-04-01");
  book.expireBefore("2026-04-02");
  expect(book.left().valueOf()).toBe(0);
  expect(book.losses).toEqual([
    { on: "2026-04-01", lot: book.lots[0], grant: 0, amount: exact(10), to: null, by: "expiry" },
  ]);
});

test("a limit cuts the oldest lots of its grant first and doesn't affect other grants", () => {
  const book = bookOf("expiry", { size: 4, on: "2026-02-01" }, { size: 5, on: "2026-01-01" }, { size: 9, grant: 1 });
  book.trim(0, exact(3), { on: "2026-12-31", to: "sick", by: "carry_over" });
  expect(leftIn(book)).toEqual([3, 0, 9]);
  expect(book.losses.map(({ amount, to }) => [amount.valueOf(), to])).toEqual([
    [5, "sick"],
    [1, "sick"],
  ]);
  book.trim(1, exact(10), { on: "2026-12-31", to: null, by: "cap" });
  expect(book.losses).toHaveLength(2);
});

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, "0")}`);

test("leave never draws from a lot that isn't usable that day, and covers what it can", () => {
  const lots = fc.array(
    fc.record({
      size: fc.integer({ min: 1, max: 9 }),
      on: day,
      usableFrom: day,
      grant: fc.nat(2),
      expiresOn: fc.option(day),
    }),
  );
  assertProperty(
    fc.property(lots, fc.constantFrom("expiry", "listed"), day, fc.nat(30), (opened, order, on, amount) => {
      const book = bookOf(order, ...opened);
      book.expireBefore(on);
      const before = leftIn(book);
      const usable = book.usable(on).valueOf();
      book.take(on, exact(amount));
      book.lots.forEach(({ left, usableFrom, expiresOn }, index) => {
        const isUsable = usableFrom <= on && (expiresOn === null || expiresOn >= on);
        if (!isUsable) expect(left.valueOf()).toBe(before[index]);
      });
      expect(book.owed.valueOf()).toBe(Math.max(0, amount - usable));
    }),
  );
});

test.each<DrawingOrder>(["expiry", "listed"])(
  "with twice as many lots, leave, expiries, and caps take twice as many calculations, not four times (order: %s)",
  (order) => {
    const calculations = (days: number): number => {
      const spies = (["add", "sub", "compare"] as const).map((name) => jest.spyOn(Fraction.prototype, name));
      const book = new LotBook(order);
      for (let past = 0; past < days; past++) {
        const on = addDays("2026-01-01", past);
        const lot = { on, usableFrom: addDays(on, 5), source: "granted", size: exact(1) } as const;
        book.expireBefore(on);
        book.open({ ...lot, grant: 0, expiresOn: null });
        book.open({ ...lot, grant: 1, expiresOn: addDays(on, 300) });
        book.take(on, exact(0.25));
        book.usable(on);
        book.grantedSince(0, "2026-03-01");
      }
      const sum = spies.reduce((calls, { mock }) => calls + mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return sum;
    };
    expect(calculations(1000)).toBeLessThan(2.5 * calculations(500));
  },
);
