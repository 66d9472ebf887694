import { expect, test } from "@jest/globals";
import { formatDate, formatDay, formatLongDate, formatSpan, formatWeekday } from "./dateTexts.ts";

test("dates are formatted as the product shows them", () => {
  expect(formatDate("2027-03-01")).toBe("Mar 01, 2027");
  expect(formatLongDate("2025-01-01")).toBe("Wed, January 1, 2025");
  expect(formatDay("2025-01-01")).toBe("Wed, January 1");
  expect(formatWeekday("2027-03-07")).toBe("Sun");
  expect(formatSpan("2027-03-01", "2027-03-05")).toBe("Mar 01 – Mar 05, 2027");
  expect(formatSpan("2027-12-30", "2028-01-02")).toBe("Dec 30, 2027 – Jan 02, 2028");
  expect(formatSpan("2027-03-01", "2027-03-01")).toBe("Mar 01, 2027");
});
