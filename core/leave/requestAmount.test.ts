import { expect, test } from "@jest/globals";
import { requestAmount } from "./requestAmount.ts";

test("an amount of unpaid leave is marked as unpaid", () => {
  expect(requestAmount({ minutes: 960, unit: "day" })).toBe("2 days");
  expect(requestAmount({ minutes: 90, unit: "hour", isUnpaid: true })).toBe("1.5 hours, unpaid");
});
