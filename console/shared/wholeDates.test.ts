import { expect, test } from "@jest/globals";
import { wholeAmounts, wholeDates, wholeDays, wholeFacts } from "./wholeDates.ts";

test("a date doesn't break across lines, and neither does a span within a year", () => {
  expect(wholeDates("Dec 11 – Dec 12, 2026 (half day)")).toBe(
    "Dec\u00A011\u00A0–\uFEFF\u00A0Dec\u00A012,\u00A02026 (half day)",
  );
  expect(wholeDates("Unused days expire on June 30.")).toBe("Unused days expire on June\u00A030.");
});

test("a span that is longer, or in a narrow column, breaks after its dash", () => {
  const long = "Dec\u00A028,\u00A02026\u00A0– Jan\u00A005,\u00A02027";
  expect(wholeDates("Dec 28, 2026 – Jan 05, 2027")).toBe(long);
  expect(wholeDays("Dec 28, 2026 – Jan 05, 2027")).toBe(long);
  expect(wholeDays("Dec 11 – Dec 12, 2026 (half day)")).toBe("Dec\u00A011\u00A0– Dec\u00A012,\u00A02026 (half day)");
});

test("an amount doesn't break before its unit", () => {
  expect(wholeAmounts("From January 1, 2028: accrual of 25 days")).toBe(
    "From January 1, 2028: accrual of 25\u00A0days",
  );
  expect(wholeAmounts("carry-over up to 0.5 hours, per day")).toBe("carry-over up to 0.5\u00A0hours, per day");
  expect(wholeFacts("Extra: 1 week a year on January 1")).toBe("Extra: 1\u00A0week a year on January\u00A01");
});
