import { describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { parseDocument } from "./parseDocument.ts";

const AMOUNT = 'must be a number, a fraction such as "25/12", or a formula such as {"weeks": 4, "in": "days"}';
const NUMBER = 'must be a number, or a fraction such as "25/12"';

function refusalOf(raw: unknown) {
  try {
    parseDocument(raw, "01-01");
  } catch (error) {
    if (error instanceof Refusal) return { text: error.message, fields: error.fields };
    throw error;
  }
  return undefined;
}

const byService = (...tiers: unknown[]) => ({ by: "yearsOfService", tiers });

describe("a grant with a mistake is refused with its path and a sentence", () => {
  test.each<[object, string]>([
    [{ ammount: 25 }, "ammount isn't a known field"],
    [{ amount: undefined }, "amount is required"],
    [{ amount: null }, "amount is required"],
    [{ amount: "twenty" }, `amount ${AMOUNT}`],
    [{ amount: "1/0" }, `amount ${AMOUNT}`],
    [{ amount: {} }, `amount ${AMOUNT}`],
    [{ amount: byService([0, 20], [5, 25], [5, 30]) }, "amount.tiers[2] must begin above the previous tier"],
    [{ amount: byService([0, 20], [5, "many"]) }, `amount.tiers[1][1] ${AMOUNT}`],
    [{ amount: byService() }, "amount.tiers must have at least 1 entry"],
    [{ amount: byService([0]) }, "amount.tiers[0] must have at least 2 entries"],
    [{ amount: { by: "yearsOfService" } }, "amount.tiers is required"],
    [{ amount: { ...byService([0, 20]), map: {} } }, "amount.map can't be combined with by and tiers"],
    [{ amount: { ...byService([0, 20]), by: "years of service" } }, "amount.by must be the name of a fact"],
    [{ amount: { max: [10, { rate: "a tenth", of: "hoursWorkedInYear" }] } }, `amount.max[1].rate ${NUMBER}`],
    [
      { amount: { by: "grade", map: { A: { weeks: 5, in: "months" } } } },
      "amount.map.A.in must be days, hours, or shifts",
    ],
    [{ amount: { sum: [1, byService([5, 1], [3, 2])] } }, "amount.sum[1].tiers[1] must begin above the previous tier"],
    [{ frequency: undefined }, "frequency is required"],
    [
      { frequency: "fortnightly" },
      "frequency must be yearly, once, perEvent, monthly, quarterly, semimonthly, daily, weekly, biweekly, " +
        'or an interval such as {"everyYears": 2}',
    ],
    [{ frequency: { everyYear: 2 } }, "frequency.everyYear isn't a known field"],
    [{ frequency: { everyYears: 1.5 } }, "frequency.everyYears must be a whole number"],
    [{ frequency: { hoursWorked: 0 } }, "frequency.hoursWorked must be above 0"],
    [{ frequency: "perEvent" }, "eventKind is required for grants per event"],
    [
      { frequency: "monthly", starterShare: "startedMonths" },
      "starterShare can be startedMonths only for a yearly grant",
    ],
    [{ frequency: "once", amountPer: "year" }, "amountPer can be year only for a grant that follows calendar periods"],
    [{ cap: { balance: 10, perYear: 5 } }, "cap.perYear can't be combined with balance"],
    [{ cap: { on: "12-31" } }, "cap.balance is required"],
    [{ cap: 10 }, 'cap must be a limit such as {"balance": 30}'],
    [{ cap: { on: "13-01", balance: 3 } }, "cap.on must be a month and a day, like 03-31"],
    [
      { cap: { on: "12-31", balance: 10 }, carryOver: { max: 5 } },
      "cap contradicts the carry-over limit on the same day",
    ],
    [{ carryOver: 5 }, 'carryOver must be all, none, or a limit such as {"max": 5}'],
    [{ carryOver: { until: "03-31" } }, "carryOver.max is required"],
    [{ carryOver: { max: 5, until: "31-03" } }, "carryOver.until must be a month and a day, like 03-31"],
    [{ carryOver: { max: 5, months: 3 } }, "carryOver.months can't be combined with max"],
    [{ carryOver: "none", usableFrom: "nextYear" }, "carryOver makes time off expire before it can be used"],
    [{ carryOver: { months: 12 }, usableFrom: "nextYear" }, "carryOver makes time off expire before it can be used"],
    [{ usableFrom: "later" }, 'usableFrom must be now, nextYear, or a wait such as {"months": 6}'],
    [{ usableFrom: {} }, "usableFrom needs months or days"],
    [{ frequency: "weekly", anchor: "2026-02-30" }, "anchor must be a real date, like 2027-03-01"],
    [{ requires: { fact: "age" } }, "requires needs both fact and atLeast"],
    [{ requires: { attendance: "80%" } }, `requires.attendance ${NUMBER}`],
    [{ rounding: { to: 0.5 } }, "rounding.mode is required"],
    [{ fullTime: { hoursPerWeek: 40, daysPerWeek: 5 } }, "fullTime.daysPerWeek can't be combined with hoursPerWeek"],
    [{ pausedDuring: "parental" }, "pausedDuring must be a list"],
  ])("%j", (mistake, sentence) => {
    const grant = { frequency: "yearly", amount: 20, ...mistake };
    expect(refusalOf({ unit: "day", grants: [grant] })?.text).toBe(`grants[0].${sentence}`);
  });
});

describe("a document with a mistake is refused with its path and a sentence", () => {
  test.each<[unknown, string]>([
    [null, "The policy is required"],
    ["20 days", "The policy must be an object"],
    [{}, "unit is required"],
    [{ unit: "days" }, "unit must be day, hour, week, or shift"],
    [{ unit: "day", grants: {} }, "grants must be a list"],
    [{ unit: "day", grant: [] }, "grant isn't a known field"],
    [{ unit: "day", leaveYear: "02-30" }, "leaveYear must be a month and a day, like 03-31"],
    [{ unit: "day", leaveYear: 4 }, "leaveYear must be hire, or a month and a day, like 04-01"],
    [{ unit: "day", consumption: { overdraft: "some" } }, `consumption.overdraft ${AMOUNT}`],
    [
      { unit: "day", consumption: { limit: { per: "year", amount: byService([1, 1], [1, 2]) } } },
      "consumption.limit.amount.tiers[1] must begin above the previous tier",
    ],
    ...["04-01 03-31", "03-01 02-28", "03-01 02-29"].map((days): [unknown, string] => {
      const [leaveYear, on] = days.split(" ");
      const cap = { on, balance: 10 };
      const grants = [{ frequency: "yearly", amount: 20, cap, carryOver: { max: 5 } }];
      return [{ unit: "day", leaveYear, grants }, "grants[0].cap contradicts the carry-over limit on the same day"];
    }),
    [{ unit: "day", credits: {} }, "credits can't be used without a grant"],
    [{ unit: "day", settlement: {} }, "settlement.pay is required"],
    [
      { unit: "day", settlement: { pay: { max: byService([1, 1], [0, 2]) } } },
      "settlement.pay.max.tiers[1] must begin above the previous tier",
    ],
    [{ unit: "day", booking: { notice: [{ upTo: 5 }] } }, "booking.notice[0].days is required"],
    [{ unit: "day", booking: { approval: [{ by: "manager" }] } }, "booking.approval[0].by must be a list"],
    [
      { unit: "day", booking: { approval: [{ by: ["manager", { persons: "x" }] }] } },
      "booking.approval[0].by[1].persons isn't a known field",
    ],
  ])("%j", (document, sentence) => {
    expect(refusalOf(document)?.text).toBe(sentence);
  });

  test("two grants with the same name", () => {
    const grant = { name: "statutory", frequency: "yearly", amount: 20 };
    expect(refusalOf({ unit: "day", grants: [grant, grant] })?.text).toBe(
      "grants[1].name is already the name of another grant",
    );
  });
});

test("every mistake is returned with its path, and the text describes the first", () => {
  const grants = [{ frequency: "yearly", amount: byService([5, 20], [0, 25]), eventKind: "birth", lastOfYear: 1 }];
  const second = { frequency: "perEvent", amount: 1 };
  expect(refusalOf({ unit: "day", grants: [...grants, second] })).toEqual({
    text: "grants[0].amount.tiers[1] must begin above the previous tier",
    fields: {
      "grants[0].amount.tiers[1]": "must begin above the previous tier",
      "grants[1].eventKind": "is required for grants per event",
    },
  });
});

test("a document without a mistake is returned as it is", () => {
  const document = { unit: "day", leaveYear: "hire", grants: [{ frequency: "yearly", amount: "25/2" }] };
  expect(parseDocument(document)).toEqual(document);
});

const sumOf = (amounts: unknown[]) => ({ unit: "day", grants: [{ frequency: "yearly", amount: { sum: amounts } }] });

test.each<[string, unknown[]]>([
  ["many different fractions", Array.from({ length: 4 }, (_, index) => `1/${999_999_999_989 - 6 * index}`)],
  ["a tiny number", [1e-300]],
])("a document with %s is refused, because sums of them would take long to compute", (_, amounts) => {
  expect(refusalOf(sumOf(amounts))?.text).toBe("The policy's numbers have too many different denominators");
});

test("a document with long decimals and usual fractions is returned as it is", () => {
  const document = sumOf([1.6666666666666667, 20 / 365, "25/12", "1/365", "5/7", 0.1 + 0.2]);
  expect(parseDocument(document)).toEqual(document);
});

test.each<[string, object]>([
  ["a name", { grants: [{ name: "statu\u0000tory", frequency: "yearly", amount: 20 }] }],
  ["half of a letter", { grants: [{ name: "\ud83c", frequency: "yearly", amount: 20 }] }],
  ["a table", { grants: [{ frequency: "yearly", amount: { by: "grade", map: { "a\u0000": 20 } } }] }],
])("control characters in %s are refused, because the database can't store some of them", (_, document) => {
  expect(refusalOf({ unit: "day", ...document })?.text).toBe("The policy can't contain control characters");
});
