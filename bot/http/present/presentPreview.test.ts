import { expect, test } from "@jest/globals";
import { presentPreview } from "./presentPreview.ts";

test("the shown parts of a previewed year add up to the available days, though each rounds differently", () => {
  const parts = { carried: 160, accrued: 160, adjusted: 160, booked: 80, pending: 80 };
  const charge = { leaveYear: 2027, minutes: 240, charged: 240, available: 320, after: 80, parts };
  const terms = { isUnlimited: false };
  const preview = {
    assessment: { minutes: 240, byYear: [charge] },
    refusals: [],
    facts: {
      today: "2027-03-01",
      leaveType: { unit: "day" },
      accrual: { startsIn: 1, timeline: [{ from: "1000-01-01", terms, cause: "policy" }] },
      years: new Map(),
    },
    holidays: [],
    conflicts: [],
    approverName: "Mona",
  } as unknown as Parameters<typeof presentPreview>[0];
  const [year] = presentPreview(preview).years;
  expect(year).toEqual({
    leaveYear: 2027,
    days: 0.5,
    charged: 0.5,
    carried: 0.33,
    accrued: 0.34,
    adjusted: 0.33,
    booked: 0.17,
    pending: 0.16,
    available: 0.67,
    after: 0.17,
  });
});
