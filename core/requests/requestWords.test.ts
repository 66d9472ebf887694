import { expect, test } from "@jest/globals";
import { datesInWords, recostReason, statusAsVerb } from "./requestWords.ts";

test("dates are written with their weekdays", () => {
  const day = { startDate: "2027-05-31", endDate: "2027-05-31" };
  expect(datesInWords({ ...day, isHalfDay: false })).toBe("Mon, May 31, 2027");
  expect(datesInWords({ ...day, isHalfDay: true })).toBe("Mon, May 31, 2027 (half day)");
  expect(datesInWords({ ...day, endDate: "2027-06-04", isHalfDay: false })).toBe(
    "Mon, May 31, 2027 – Fri, June 4, 2027",
  );
});

test("the reason for a recalculation names its possible causes, for one request or several", () => {
  expect(recostReason("your", 1)).toBe(
    "A change to a holiday, a closure, a policy, your office, your working hours, or your last day changed the amount this request uses.",
  );
  expect(recostReason("Erin's", 2)).toBe(
    "A change to a holiday, a closure, a policy, Erin's office, Erin's working hours, or Erin's last day changed the amounts these requests use.",
  );
});

test("sentences spell a status as American English does", () => {
  expect(["approved", "rejected", "cancelled"].map(statusAsVerb)).toEqual(["approved", "rejected", "canceled"]);
});
