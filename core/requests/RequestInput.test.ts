import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { CancelInput, DecisionInput } from "./DecisionInput.ts";
import { RequestInput } from "./RequestInput.ts";
import { PreviewQuery } from "./PreviewQuery.ts";
import { TeamRequestsQuery } from "./TeamRequestsQuery.ts";

const asked = { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-05" };

describe("a request", () => {
  test("a request has a type and dates, and optional notes and a half day", () => {
    expect(parseInput(RequestInput, asked)).toEqual({ ...asked, isHalfDay: false });
    const half = { ...asked, endDate: asked.startDate, isHalfDay: true, notes: "dentist" };
    expect(parseInput(RequestInput, half)).toEqual(half);
  });

  test.each([
    [{ type: undefined }, "type", "Please select a PTO type"],
    [{ type: "" }, "type", "Please select a PTO type"],
    [{ startDate: undefined }, "startDate", "Start date is required"],
    [{ startDate: "" }, "startDate", "Start date is required"],
    [{ startDate: "2027-02-30" }, "startDate", "Start date must be a real date, like 2027-03-01"],
    [{ endDate: null }, "endDate", "End date is required"],
    [{ endDate: "2027-02-28" }, "endDate", "End date must be on or after start date"],
    [{ endDate: "2028-03-01" }, "endDate", "A request can span at most 366 days"],
    [{ isHalfDay: true }, "isHalfDay", "A half day is only possible on a single weekday"],
    [{ isHalfDay: 1 }, "isHalfDay", "Half day must be true or false"],
    [{ notes: "x".repeat(2001) }, "notes", "Notes must be at most 2,000 characters"],
  ])("a request with %j is refused at %s with %j", (change, field, message) => {
    expect(() => parseInput(RequestInput, { ...asked, ...change })).toThrow(
      expect.objectContaining({ kind: "invalid", message, fields: { [field]: message } }),
    );
  });

  test("an empty request is refused with the type first and each other field", () => {
    expect(() => parseInput(RequestInput, {})).toThrow(
      expect.objectContaining({
        message: "Please select a PTO type",
        fields: {
          type: "Please select a PTO type",
          startDate: "Start date is required",
          endDate: "End date is required",
        },
      }),
    );
  });

  test("a request can last 366 days", () => {
    const year = { ...asked, startDate: "2027-01-01", endDate: "2028-01-01" };
    expect(parseInput(RequestInput, year)).toMatchObject(year);
  });

  test("a request ignores status, days, and person from the input", () => {
    const stuffed = { ...asked, status: "approved", days: 0, userId: "x", organizationId: "y" };
    expect(parseInput(RequestInput, stuffed)).toEqual({ ...asked, isHalfDay: false });
  });

  test("a preview accepts query strings", () => {
    const half = { ...asked, endDate: asked.startDate };
    expect(parseInput(PreviewQuery, { ...half, isHalfDay: "true" })).toEqual({ ...half, isHalfDay: true });
    expect(parseInput(PreviewQuery, { ...asked, isHalfDay: "false" })).toEqual({ ...asked, isHalfDay: false });
    expect(() => parseInput(PreviewQuery, { ...asked, isHalfDay: "true" })).toThrow("on a single weekday");
  });
});

describe("a decision", () => {
  test("a decision approves or rejects, with an optional reason", () => {
    expect(parseInput(DecisionInput, { status: "approved", rejectionReason: "" })).toEqual({ status: "approved" });
    const rejected = { status: "rejected", rejectionReason: "release week" };
    expect(parseInput(DecisionInput, rejected)).toEqual(rejected);
  });

  test.each([{}, { status: "pending" }, { status: "cancelled" }, { status: 1 }])("a decision can't be %j", (raw) =>
    expect(() => parseInput(DecisionInput, raw)).toThrow("Status must be approved, rejected, or cancelled"),
  );

  test("a cancellation may have a reason", () => {
    expect(parseInput(CancelInput, { status: "cancelled" })).toEqual({ status: "cancelled" });
    expect(parseInput(CancelInput, { rejectionReason: " ill " })).toEqual({ rejectionReason: "ill" });
    expect(() => parseInput(CancelInput, { status: "approved" })).toThrow("Status must be");
  });
});

test("team requests are the pending ones by default", () => {
  expect(parseInput(TeamRequestsQuery, {})).toEqual({ view: "team", status: "pending" });
  expect(() => parseInput(TeamRequestsQuery, { status: "approved" })).toThrow("Status must be pending");
});
