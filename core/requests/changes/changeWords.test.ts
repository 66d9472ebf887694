import { expect, test } from "@jest/globals";
import { dateChange, objectInWords } from "./changeWords.ts";

const on = (day: string) => ({ startDate: day, endDate: day, isHalfDay: false });

test("a change names the new dates and those that they replace, and a cancellation only the dates of the leave", () => {
  const change = { requestId: "1", isCancellation: false, isAtOnce: false };
  const moved = { ...on("2027-03-08"), editedFrom: on("2027-03-05") };
  expect(dateChange({ ...moved, change })).toBe("Mon, March 8, 2027 instead of Fri, March 5, 2027");
  expect(dateChange({ ...moved, change: { ...change, isCancellation: true } })).toBe("Fri, March 5, 2027");
});

test("what was decided is the leave, its change or cancellation, or the request to add time", () => {
  const change = { isCancellation: false };
  expect(objectInWords("vacation leave", {})).toBe("vacation leave");
  expect(objectInWords("vacation leave", { change })).toBe("the change to vacation leave");
  expect(objectInWords("vacation leave", { change: { isCancellation: true } })).toBe(
    "the cancellation of vacation leave",
  );
  expect(objectInWords("time in lieu", { isCredit: true })).toBe("the request to add time in lieu");
});
