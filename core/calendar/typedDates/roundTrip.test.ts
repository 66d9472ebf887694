import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { addDays, eachDate, type IsoDate, monthOf, weekdayOf, yearOf } from "../dates.ts";
import { MONTHS } from "../dateTexts.ts";
import { typedDates, typedDatesWithin, type TypedSpan } from "../typedDates.ts";
import { WEEKDAYS } from "./words.ts";

const runs = (some: number) => ({ numRuns: shortOrLong(some / 4, some * 10) });

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2001-01-01", days));

const spans = fc.record({
  today: anyDay,
  inDays: fc.integer({ min: 0, max: 364 }),
  length: fc.integer({ min: 0, max: 180 }),
});

const month = (date: IsoDate) => MONTHS[monthOf(date) - 1] ?? "";
const short = (name: string) => name.slice(0, 3).toLowerCase();
const day = (date: IsoDate) => Number(date.slice(8));
const weekday = (date: IsoDate) => WEEKDAYS[weekdayOf(date) - 1] ?? "";
const ordinal = (n: number) =>
  `${n}${n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th"}`;

const DAYS: ((date: IsoDate) => string)[] = [
  (date) => date,
  (date) => date.replaceAll("-", "/"),
  (date) => date.replaceAll("-", ""),
  (date) => `${short(month(date))} ${day(date)} ${yearOf(date)}`,
  (date) => `${month(date)} ${ordinal(day(date))}, ${yearOf(date)}`,
  (date) => `${day(date)} ${short(month(date))} ${yearOf(date)}`,
  (date) => `the ${ordinal(day(date))} of ${month(date)} ${yearOf(date)}`,
  (date) => `${weekday(date)}, ${month(date).toUpperCase()} ${day(date)} ${yearOf(date)}`,
];
const YEARLESS_DAYS: ((date: IsoDate) => string)[] = [
  (date) => `${short(month(date))} ${day(date)}`,
  (date) => `${day(date)}. ${month(date)}`,
  (date) => `${short(weekday(date))} ${month(date)} ${ordinal(day(date))}`,
];
const UNTIL = [" to ", " - ", "..", " – ", " until ", " through ", " → "];

const as = (span: TypedSpan) => expect.objectContaining({ outcome: "dates", span, before: "", rest: "" }) as unknown;

test("a span is read back from every form of dates, with and without a year", () => {
  assertProperty(
    fc.property(
      spans,
      fc.constantFrom(...DAYS, ...YEARLESS_DAYS),
      fc.constantFrom(...DAYS, ...YEARLESS_DAYS),
      fc.constantFrom(...UNTIL),
      ({ today, inDays, length }, first, last, until) => {
        const startDate = addDays(today, inDays);
        const endDate = addDays(startDate, length);
        const typed = `${first(startDate)}${until}${last(endDate)}`;
        expect(typedDates(typed, today)).toEqual(as({ startDate, endDate, isHalfDay: false }));
      },
    ),
    runs(2000),
  );
});

test("a whole or half date is read back with its note", () => {
  assertProperty(
    fc.property(
      spans,
      fc.constantFrom(...DAYS, ...YEARLESS_DAYS),
      fc.constantFrom("", " half", " half day", " (half)"),
      fc.constantFrom("", "flu", "mar 5 😀 <!channel>"),
      ({ today, inDays }, form, half, note) => {
        const date = addDays(today, inDays);
        const read = typedDates(`${form(date)}${half}${note && ` -- ${note}`}`, today);
        expect(read).toMatchObject({ span: { startDate: date, endDate: date, isHalfDay: half !== "" }, rest: note });
      },
    ),
    runs(1000),
  );
});

test("two days of one month are read back from their short form", () => {
  assertProperty(
    fc.property(spans, fc.boolean(), ({ today, inDays, length }, monthFirst) => {
      const startDate = addDays(today, inDays);
      const endDate =
        eachDate(startDate, addDays(startDate, length)).findLast((date) => monthOf(date) === monthOf(startDate)) ??
        startDate;
      fc.pre(endDate !== startDate && yearOf(endDate) === yearOf(startDate));
      const days = `${day(startDate)}-${day(endDate)}`;
      const typed = monthFirst ? `${short(month(startDate))} ${days}` : `${days} ${month(startDate)}`;
      expect(typedDates(typed, today)).toEqual(as({ startDate, endDate, isHalfDay: false }));
    }),
    runs(1000),
  );
});

test("numeric dates are read back if the day can't be a month, and are ambiguous otherwise", () => {
  assertProperty(
    fc.property(spans, fc.boolean(), fc.constantFrom("/", "."), ({ today, inDays }, monthFirst, mark) => {
      const date = addDays(today, inDays);
      const numbers = monthFirst ? [monthOf(date), day(date)] : [day(date), monthOf(date)];
      const read = typedDates([...numbers, yearOf(date)].join(mark), today);
      const span = { startDate: date, endDate: date, isHalfDay: false };
      if (read.outcome === "ambiguous") expect(read.readings).toContainEqual(span);
      else expect(read).toEqual(as(span));
      expect(read.outcome === "ambiguous").toBe(day(date) <= 12 && day(date) !== monthOf(date));
    }),
    runs(1000),
  );
});

test("weekdays of this week, the coming days, and the next week are read back", () => {
  assertProperty(
    fc.property(anyDay, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (today, inDays, length) => {
      const startDate = addDays(today, inDays);
      const endDate = addDays(startDate, length);
      const span = { startDate, endDate, isHalfDay: false };
      const typed = `${weekday(startDate)}-${short(weekday(endDate))}`;
      expect(typedDates(typed, today)).toEqual(as(span));
      if (weekdayOf(startDate) >= weekdayOf(today)) expect(typedDates(`this ${typed}`, today)).toEqual(as(span));

      const inAWeek = addDays(today, 8 - weekdayOf(today) + inDays);
      expect(typedDates(`next ${weekday(inAWeek)}`, today)).toEqual(
        as({ startDate: inAWeek, endDate: inAWeek, isHalfDay: false }),
      );
    }),
    runs(1000),
  );
});

test("a span of weekdays contains exactly that number of weekdays", () => {
  assertProperty(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (today, count) => {
      const read = typedDates(`today for ${count} days`, today);
      const { startDate, endDate } = read.outcome === "dates" ? read.span : { startDate: "", endDate: "" };
      expect(startDate).toBe(today);
      expect(weekdayOf(endDate)).toBeLessThan(6);
      expect(eachDate(startDate, endDate).filter((date) => weekdayOf(date) < 6)).toHaveLength(count);
    }),
    runs(1000),
  );
});

test("every text gets a valid outcome, and no end is before its start", () => {
  const pieces = [
    "mar",
    "5",
    "12th",
    "-",
    "..",
    "next",
    "fri",
    "week",
    "half",
    "for",
    "3",
    "days",
    "2027-03-05",
    "2027-02-30",
    "3/4",
    ",",
    "and",
    "to",
    "--",
    "of",
    "the",
    "0.5",
    "year",
    "2028",
    "in",
    "a",
    "tomorrow",
    "yesterday",
    "😀",
    "İ",
    "month",
    "from",
    "99999999999",
  ];
  const lines = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((words) => words.join(" "));
  assertProperty(
    fc.property(anyDay, fc.oneof(lines, fc.string({ unit: "grapheme", maxLength: 60 })), (today, typed) => {
      for (const read of [typedDates(typed, today), typedDatesWithin(typed, today)]) {
        const found = read.outcome === "dates" ? [read.span] : read.outcome === "ambiguous" ? read.readings : [];
        for (const { startDate, endDate, isHalfDay } of found) {
          expect(startDate <= endDate).toBe(true);
          if (isHalfDay) expect(startDate).toBe(endDate);
        }
        if (read.outcome === "ambiguous") expect(read.readings.length).toBeGreaterThan(1);
      }
    }),
    runs(5000),
  );
});
