import { expect, test } from "@jest/globals";
import { wholeDates } from "./wholeDates.ts";

test("a date doesn't break across lines, but a span may break between its dates", () => {
  expect(wholeDates("Dec 28, 2026 – Jan 05, 2027")).toBe("Dec\u00A028,\u00A02026 – Jan\u00A005,\u00A02027");
  expect(wholeDates("Dec 11 – Dec 12, 2026 (half day)")).toBe("Dec\u00A011 – Dec\u00A012,\u00A02026 (half day)");
  expect(wholeDates("Unused days expire on June 30.")).toBe("Unused days expire on June\u00A030.");
});
