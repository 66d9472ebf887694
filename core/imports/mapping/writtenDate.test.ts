import { expect, test } from "@jest/globals";
import { DateOrders, fromWrittenDate } from "./writtenDate.ts";

function orderOf(...values: string[]) {
  const dates = new DateOrders();
  for (const value of values) dates.add(value);
  return dates.order;
}

test.each([
  ["2026-12-24", undefined, "2026-12-24"],
  ["2026/12/4", undefined, "2026-12-04"],
  ["2026-12-24T00:00:00.000Z", undefined, "2026-12-24"],
  ["24 Dec 2026", undefined, "2026-12-24"],
  ["Dec 24, 2026", undefined, "2026-12-24"],
  ["December 24, 2026", "dmy", "2026-12-24"],
  ["12/24/2026", "mdy", "2026-12-24"],
  ["12/24/2026 0:00", "mdy", "2026-12-24"],
  ["24.12.2026", "dmy", "2026-12-24"],
  ["3. 4. 2026", "dmy", "2026-04-03"],
  ["3/4/2026", "mdy", "2026-03-04"],
] as const)("%s, in the order %s, is %s", (text, order, date) => {
  expect(fromWrittenDate(text, order)).toBe(date);
});

test.each([
  ["12/24/2026", undefined],
  ["12/24/2026", "dmy"],
  ["31.02.2026", "dmy"],
  ["12/24/26", "mdy"],
  ["2026-12-24 14:30", undefined],
  ["12.24/2026", "mdy"],
  ["soon", "mdy"],
  ["", undefined],
] as const)("%s stays unchanged in the order %s, because it isn't such a date", (text, order) => {
  expect(fromWrittenDate(text, order)).toBe(text);
});

test("the order of a column is recognized by any of its dates, and never guessed", () => {
  expect(orderOf("03/04/2026", "12/24/2026", "")).toBe("mdy");
  expect(orderOf("03.04.2026", "24.12.2026", "unknown")).toBe("dmy");
  expect(orderOf("03/04/2026", "01.02.2026")).toBe("either");
  expect(orderOf("12/24/2026", "24/12/2026")).toBe("either");
  expect(orderOf("04/04/2026", "5.5.2026")).toBe("dmy");
  expect(orderOf("2026-03-04", "n/a", "31/31/2026")).toBeNull();
});
