import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { blackoutRefusals, bookingRefusals } from "./bookingRefusals.ts";
import { type BookingFacts, earliestStart, earlyStart } from "./startRefusals.ts";

const DAY = 480;
const HOUR = 60;
const grants = [{ frequency: "yearly" as const, amount: 20 }];
const holiday = { date: "2027-03-03", name: "Holiday" };

function facts(
  booking: BookingRule,
  given: Partial<BookingFacts> & { policy?: Partial<PolicyDocument> } = {},
): BookingFacts {
  const { policy, ...others } = given;
  return {
    today: "2027-03-01",
    accrual: aDocumentCase({ unit: "day", grants, booking, ...policy }),
    calendar: workCalendar([holiday], false),
    hiredOn: null,
    ...others,
  };
}

function texts(first: IsoDate, last: IsoDate, of: BookingFacts, minutes = DAY): string[] {
  const refusals = bookingRefusals({ startDate: first, endDate: last, isHalfDay: false }, minutes, of);
  return refusals.map(({ message }) => message);
}

function codes(...given: Parameters<typeof texts>): string[] {
  const [first, last, of, minutes = DAY] = given;
  return bookingRefusals({ startDate: first, endDate: last, isHalfDay: false }, minutes, of).map(({ code }) => code);
}

describe("notice", () => {
  const tiered = facts({ notice: [{ upTo: 2, days: 3 }, { days: 14 }] });

  test("the first row that covers the cost decides, from the day of submission to the day before the leave", () => {
    expect(texts("2027-03-04", "2027-03-05", tiered, 2 * DAY)).toEqual([]);
    expect(texts("2027-03-03", "2027-03-04", tiered, 2 * DAY)).toEqual([
      "This request needs 3 days' notice, so the earliest start date is March 4, 2027",
    ]);
    expect(texts("2027-03-04", "2027-03-08", tiered, 3 * DAY)).toEqual([
      "This request needs 14 days' notice, so the earliest start date is March 15, 2027",
    ]);
    expect(texts("2027-03-15", "2027-03-17", tiered, 3 * DAY)).toEqual([]);
  });

  test("workdays leave out weekends and holidays", () => {
    const working = facts({ notice: [{ days: 5 }], noticeIn: "workingDays" });
    // The workdays before March 9 are March 1, 2, 4, 5, and 8, because March 3 is a holiday.
    expect(texts("2027-03-09", "2027-03-09", working)).toEqual([]);
    expect(texts("2027-03-08", "2027-03-08", working)).toEqual(["This request needs 5 workdays' notice"]);
  });

  test("a multiple of the cost is rounded up", () => {
    const twice = facts({ noticeMultiple: 2 });
    expect(texts("2027-03-04", "2027-03-05", twice, 1.5 * DAY)).toEqual([]);
    expect(texts("2027-03-02", "2027-03-02", twice, DAY / 2)).toEqual([]);
    expect(texts("2027-03-01", "2027-03-01", twice, DAY / 2)).toEqual([
      "This request needs 1 day's notice, so the earliest start date is March 2, 2027",
    ]);
  });

  test("a multiple of leave in hours becomes notice in days by the person's working pattern", () => {
    const weeks = [[6, 6, 6, 6, 6, 0, 0].map((hours) => hours * HOUR)] as never;
    const calendar = workCalendar([], false, { own: [{ from: "2027-01-01", weeks }], office: null });
    const hours = facts({ noticeMultiple: 2 }, { calendar, policy: { unit: "hour" } });
    expect(codes("2027-03-05", "2027-03-08", hours, 12 * HOUR)).toEqual([]);
    expect(codes("2027-03-04", "2027-03-05", hours, 12 * HOUR)).toEqual(["short_notice"]);
  });

  test("leave in the past needs no notice", () => {
    expect(codes("2027-02-26", "2027-02-26", facts({ notice: [{ days: 14 }], maxBackdateDays: 7 }))).toEqual([]);
  });
});

test.each<[string, BookingRule, Partial<PolicyDocument>, number, string[]]>([
  ["the longest request", { longest: 2 }, {}, 2 * DAY, []],
  ["more than the longest request", { longest: 2 }, {}, 2.5 * DAY, ["A request can cover at most 2 days"]],
  ["a multiple", { multipleOf: 5 }, {}, 10 * DAY, []],
  ["no multiple", { multipleOf: 5 }, {}, 6 * DAY, ["Requests must be in multiples of 5 days"]],
  ["the smallest request", {}, { step: 0.5 }, DAY / 2, []],
  ["less than the smallest request", {}, { step: 1 }, DAY / 2, ["The smallest request is 1 day"]],
  [
    "less than the smallest request in hours",
    { longest: 16 },
    { unit: "hour", step: 2 },
    HOUR,
    ["The smallest request is 2 hours"],
  ],
  [
    "more hours than the longest request",
    { longest: 16 },
    { unit: "hour" },
    24 * HOUR,
    ["A request can cover at most 16 hours"],
  ],
  ["less than half a week", {}, { unit: "week", step: 0.5 }, 2 * DAY, ["The smallest request is half a week"]],
])("%s gets the answer of its policy", (_, booking, policy, minutes, expected) => {
  expect(texts("2027-04-05", "2027-04-16", facts(booking, { policy }), minutes)).toEqual(expected);
});

describe("closed days", () => {
  const closed = facts({ closed: ["12-24", "12-31"] });

  test("leave on closed days is refused with their dates, even if they cost nothing", () => {
    expect(texts("2027-12-20", "2027-12-23", closed)).toEqual([]);
    expect(texts("2027-12-20", "2027-12-31", closed)).toEqual([
      "Leave isn't allowed on December 24, 2027, or December 31, 2027",
    ]);
    expect(codes("2028-12-31", "2028-12-31", closed, 0)).toEqual(["closed_days"]);
  });

  test("several closed days are summarized by their number and the first date", () => {
    const days = ["01", "02", "03", "04", "05"].map((day) => `12-${day}`);
    expect(texts("2027-12-01", "2027-12-05", facts({ closed: days }))).toEqual([
      "Leave isn't allowed on 5 of these dates, the first of which is December 1, 2027",
    ]);
  });

  test("a policy that takes effect during the leave closes its own dates", () => {
    const changes = { "2028-01-01": { unit: "day" as const, grants, booking: { closed: ["12-30", "01-03"] } } };
    const later = facts({}, { accrual: aDocumentCase({ unit: "day", grants }, { changes }) });
    expect(texts("2027-12-29", "2028-01-04", later)).toEqual(["Leave isn't allowed on January 3, 2028"]);
  });
});

test("leave can start once the waiting period after the start date is over", () => {
  const booking = { waitingPeriod: { months: 6 } };
  const hired = facts(booking, { hiredOn: "2026-11-01" });
  expect(texts("2027-04-30", "2027-05-05", hired)).toEqual([
    "Leave can't start before May 1, 2027, when the waiting period ends",
  ]);
  expect(texts("2027-05-01", "2027-05-05", hired)).toEqual([]);
  expect(texts("2027-03-02", "2027-03-02", facts(booking))).toEqual([]);
});

test("a request gets all of its policy's refusals, in a fixed order and with the field to change", () => {
  const booking = {
    notice: [{ days: 30 }],
    longest: 2,
    multipleOf: 5,
    closed: ["03-04"],
    waitingPeriod: { months: 6 },
  };
  const span = { startDate: "2027-03-04", endDate: "2027-03-08", isHalfDay: false };
  const refusals = bookingRefusals(span, 3 * DAY, facts(booking, { hiredOn: "2027-01-01", policy: { step: 4 } }));
  expect(refusals.map(({ kind, code, fields = {} }) => [kind, code, ...Object.keys(fields)])).toEqual([
    ["rule", "request_too_short", "endDate"],
    ["rule", "request_too_long", "endDate"],
    ["rule", "not_a_multiple", "endDate"],
    ["rule", "short_notice", "startDate"],
    ["rule", "closed_days", "startDate"],
    ["rule", "waiting_period", "startDate"],
  ]);
});

test("simple policies refuse nothing", () => {
  const someTerms: fc.Arbitrary<Partial<PolicyTerms>> = fc.record({
    isUnlimited: fc.boolean(),
    bookAhead: fc.boolean(),
    accrual: fc.integer({ min: 0, max: 60 }).map((halves) => halves * 240),
  });
  const someOffset = fc.integer({ min: -10, max: 400 });
  assertProperty(
    fc.property(someTerms, someOffset, fc.integer({ min: 0, max: 60 }), fc.nat(), (policy, offset, length, minutes) => {
      const first = addDays("2027-03-01", offset);
      const simple = facts({}, { accrual: aCase({ policy }), hiredOn: "2027-03-01" });
      expect(codes(first, addDays(first, length), simple, minutes)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

function startAnswer(startDate: string, booking: BookingRule | null, today = "2027-03-10", addedOn = "2026-05-04") {
  return earlyStart({ startDate }, startFacts(today, booking, addedOn))[0]?.message ?? "accepted";
}

function sickAnswer(startDate: string, booking: BookingRule | null) {
  const { today, accrual } = startFacts("2027-03-10", booking);
  return earlyStart({ startDate }, { today, accrual: { ...accrual, type: "sick" } })[0]?.message ?? "accepted";
}

function startFacts(today: string, booking: BookingRule | null, addedOn = "2026-05-04") {
  const accrual = booking ? aDocumentCase({ unit: "day", grants, booking }, { addedOn }) : aCase({ addedOn });
  return { today, accrual };
}

describe("the first date", () => {
  const past = "Start date cannot be in the past";

  test("leave can't start in the past under a simple policy or without a rule about past dates", () => {
    expect([startAnswer("2027-03-09", null), startAnswer("2027-03-10", null)]).toEqual([past, "accepted"]);
    expect([startAnswer("2027-03-09", {}), startAnswer("2027-03-09", { maxBackdateDays: 0 })]).toEqual([past, past]);
  });

  test("sick leave can start 7 days back unless its policy has a rule", () => {
    const late = "Start date must be March 3, 2027, or later";
    expect([sickAnswer("2027-03-03", null), sickAnswer("2027-03-02", null)]).toEqual(["accepted", late]);
    expect([sickAnswer("2027-03-03", {}), sickAnswer("2027-03-02", {})]).toEqual(["accepted", late]);
    expect(sickAnswer("2027-03-09", { maxBackdateDays: 0 })).toBe(past);
    expect(sickAnswer("2027-03-01", { maxBackdateDays: 9 })).toBe("accepted");
  });

  test("leave can start as many days back as the policy allows", () => {
    const week = { maxBackdateDays: 7 };
    expect(startAnswer("2027-03-03", week)).toBe("accepted");
    expect(startAnswer("2027-03-02", week)).toBe("Start date must be March 3, 2027, or later");
  });

  test("leave never starts before the current leave year or before the ledger opens", () => {
    const month = { maxBackdateDays: 30 };
    expect(startAnswer("2026-12-31", month, "2027-01-05")).toBe("Start date must be January 1, 2027, or later");
    expect(startAnswer("2027-01-01", month, "2027-01-05")).toBe("accepted");
    expect(startAnswer("2027-03-09", month, "2027-03-10", "2028-02-01")).toBe(past);
  });

  test.each<[string, BookingRule | null, string]>([
    ["2027-03-10", null, "2027-03-10"],
    ["2027-03-10", { maxBackdateDays: 7 }, "2027-03-03"],
    ["2027-01-05", { maxBackdateDays: 30 }, "2027-01-01"],
  ])("on %s under %j, the earliest start is %s", (today, booking, day) =>
    expect(earliestStart(startFacts(today, booking))).toBe(day),
  );
});

describe("a blackout period", () => {
  const closing = { startDate: "2027-12-20", endDate: "2027-12-31", reason: "Year-end closing", types: ["vacation"] };
  const fair = { startDate: "2027-10-04", endDate: "2027-10-04", reason: "Trade fair", types: null };
  const textsOf = (type: string, startDate: IsoDate, endDate: IsoDate) =>
    blackoutRefusals({ type, startDate, endDate }, [fair, closing]).map(({ code, message, fields }) => {
      expect([code, fields]).toEqual(["blackout", { startDate: message }]);
      return message;
    });
  const closed = "Leave isn't allowed from December 20, 2027, to December 31, 2027: Year-end closing";
  const atFair = "Leave isn't allowed on October 4, 2027: Trade fair";

  test.each<[string, string, IsoDate, IsoDate, string[]]>([
    ["that ends the day before", "vacation", "2027-12-13", "2027-12-19", []],
    ["that ends on its first day", "vacation", "2027-12-13", "2027-12-20", [closed]],
    ["within it", "vacation", "2027-12-22", "2027-12-23", [closed]],
    ["that starts on its last day", "vacation", "2027-12-31", "2028-01-07", [closed]],
    ["that starts the day after", "vacation", "2028-01-01", "2028-01-07", []],
    ["of another type", "sick", "2027-12-22", "2027-12-23", []],
    ["of a type, if it applies to all", "sick", "2027-10-04", "2027-10-05", [atFair]],
    ["that touches two periods", "vacation", "2027-10-01", "2027-12-20", [atFair, closed]],
  ])("refuses only requests on its dates and of its types: one %s", (_, type, first, last, expected) => {
    expect(textsOf(type, first, last)).toEqual(expected);
  });
});
