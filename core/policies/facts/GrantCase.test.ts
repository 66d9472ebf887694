import { describe, expect, test } from "@jest/globals";
import { documentYear } from "./GrantCase.ts";

describe("the leave year that includes a day", () => {
  test.each<[string | undefined, string, string, string]>([
    [undefined, "2026-12-31", "2026-01-01", "2026-12-31"],
    ["04-06", "2026-04-05", "2025-04-06", "2026-04-05"],
    ["04-06", "2026-04-06", "2026-04-06", "2027-04-05"],
    ["02-29", "2027-02-27", "2026-02-28", "2027-02-27"],
    ["02-29", "2027-02-28", "2027-02-28", "2028-02-28"],
    ["02-29", "2028-02-29", "2028-02-29", "2029-02-27"],
    // The anniversary of February 29 is February 28 in common years.
    ["hire", "2024-02-29", "2024-02-29", "2025-02-27"],
    ["hire", "2025-02-28", "2025-02-28", "2026-02-27"],
    ["hire", "2028-02-28", "2027-02-28", "2028-02-28"],
    ["hire", "2028-02-29", "2028-02-29", "2029-02-27"],
    ["hire", "2023-05-05", "2024-02-29", "2025-02-27"],
  ])("%s, %s: from %s to %s", (leaveYear, day, first, last) => {
    const facts = {
      document: { unit: "day" as const, ...(leaveYear !== undefined && { leaveYear }) },
      person: { startDate: "2024-02-29" },
    };
    expect(documentYear(facts, day)).toEqual({ first, last });
  });

  test("leave years that begin on the start date need a start date", () => {
    expect(() => documentYear({ document: { unit: "day", leaveYear: "hire" }, person: {} }, "2026-01-01")).toThrow(
      "startDate is missing",
    );
  });
});
