import { describe, expect, test } from "@jest/globals";
import { addDays, addMonths } from "#core/calendar/dates.ts";
import { aPolicy, aTimeline } from "#tests/scenarios/aCase.ts";
import { documentTerms } from "../document/termsOfDocument.ts";
import { wholeTerms } from "./differingTerms.ts";
import { policyChange } from "./policyChange.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { scheduledChanges, termsWithout } from "./scheduledChanges.ts";

const DAY = 480;
const today = "2027-03-01";
const twenty = { accrual: 20 * DAY };
const raise = { accrual: 25 * DAY };
const scheduled = aTimeline(twenty, { "2027-07-01": raise });

const change = (given: Partial<PolicyTerms>, on?: string, timeline = scheduled) =>
  policyChange(timeline, given, { on, today, startsIn: 1, unit: "day" });
const inShort = (of: ReturnType<typeof change>) =>
  of.versions.map(({ effectiveOn, terms }) => [effectiveOn, terms.accrual / DAY, terms.carryOver / DAY]);

const amounts = (of: ReturnType<typeof change>) =>
  of.versions.map(({ effectiveOn, terms }) => [
    effectiveOn,
    terms.document?.grants?.[0]?.amount ?? terms.accrual / DAY,
  ]);

describe("a change of one field", () => {
  test("a change keeps a scheduled raise of another field, on any day", () => {
    expect(inShort(change({ carryOver: 2 * DAY }))).toEqual([
      ["2027-01-01", 20, 2],
      ["2027-07-01", 25, 2],
    ]);
    expect(inShort(change({ carryOver: 2 * DAY }, "2027-09-01"))).toEqual([["2027-09-01", 25, 2]]);
  });

  test("a change applies until the next scheduled change of its field", () => {
    expect(inShort(change({ accrual: 22 * DAY }, "2027-05-01"))).toEqual([
      ["2027-05-01", 22, 5],
      ["2027-07-01", 25, 5],
    ]);
  });

  test("a change after a scheduled one replaces its value from that day on", () => {
    expect(inShort(change(twenty, "2027-09-01"))).toEqual([["2027-09-01", 20, 5]]);
  });

  test("a change without a day replaces changes since the start of the leave year", () => {
    const raised = aTimeline(twenty, { "2027-02-01": { accrual: 30 * DAY } });
    expect(inShort(change({ accrual: 10 * DAY }, undefined, raised))).toEqual([
      ["2027-01-01", 10, 5],
      ["2027-02-01", 10, 5],
    ]);
  });
});

describe("a day far ahead", () => {
  test("a change can be scheduled at most five years ahead, because a preview computes all days until then", () => {
    expect(inShort(change(raise, "2032-03-01", aTimeline(twenty)))).toEqual([["2032-03-01", 25, 5]]);
    expect(() => change(raise, "2032-03-02", aTimeline(twenty))).toThrow(
      "Changes can be scheduled through Mar 01, 2032",
    );
  });

  test("24 days can have scheduled changes, because what falls due is computed for each; another is refused", () => {
    const months = Array.from({ length: 24 }, (_, nth) => addMonths("2027-04-01", nth));
    const full = Object.fromEntries(months.map((day, nth) => [day, { accrual: (nth % 2 === 0 ? 21 : 22) * DAY }]));
    expect(() => change(raise, "2029-04-01", aTimeline(twenty, full))).toThrow("24 changes are already scheduled");
    expect(inShort(change(raise, "2029-03-01", aTimeline(twenty, full)))).toEqual([["2029-03-01", 25, 5]]);
  });

  test("after 24 days with changes in the past year, a new past day is refused, but a changed or future day isn't", () => {
    const days = Array.from({ length: 24 }, (_, nth) => addDays("2027-01-02", nth));
    const full = Object.fromEntries(days.map((day, nth) => [day, { accrual: (nth % 2 === 0 ? 21 : 22) * DAY }]));
    expect(() => change(raise, "2027-02-20", aTimeline(twenty, full))).toThrow(
      "24 changes took effect before this day. Please choose an earlier day.",
    );
    expect(change(raise, "2027-01-25", aTimeline(twenty, full)).effectiveOn).toBe("2027-01-25");
    expect(change(raise, "2027-04-01", aTimeline(twenty, full)).effectiveOn).toBe("2027-04-01");
  });

  test("a change that was scheduled further ahead can be canceled", () => {
    const far = aTimeline(twenty, { "2150-01-01": raise });
    expect(inShort(change(twenty, "2150-01-01", far))).toEqual([["2150-01-01", 20, 5]]);
  });
});

describe("edits without changes", () => {
  test("today's values without a day change nothing", () => expect(change(aPolicy(twenty)).versions).toEqual([]));

  test("the values of the given day change nothing", () => {
    expect(change(raise, "2027-08-01").versions).toEqual([]);
    expect(change(twenty, "2027-01-01").versions).toEqual([]);
    expect(change({}, "2027-01-01").versions).toEqual([]);
  });
});

describe("unlimited terms", () => {
  const unlimited = { isUnlimited: true };

  test("unlimited terms may be sent again for a past day on which they applied", () => {
    const timeline = aTimeline(unlimited);
    expect(change(unlimited, "2027-01-01", timeline).versions).toEqual([]);
    expect(() => change(unlimited, "2027-02-28")).toThrow("Unlimited time off can't start before today");
  });

  test("unlimited terms begin and end only on the day of their change", () => {
    expect(change(unlimited)).toMatchObject({ effectiveOn: today, togglesUnlimited: true });
    expect(change({ accrual: 30 * DAY }).togglesUnlimited).toBe(false);
  });
});

describe("another counting rule", () => {
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const counted = (days?: "calendar" | "mondayToSaturday") =>
    documentTerms({ unit: "day", grants, ...(days && { counting: { days } }) });
  const calendarDays = aTimeline(counted("calendar"));

  test("changes the cost of leave, and another amount doesn't", () => {
    expect(change(wholeTerms(counted("mondayToSaturday")), today, calendarDays).recounts).toBe(true);
    const more = documentTerms({
      unit: "day",
      grants: [{ frequency: "yearly", amount: 21 }],
      counting: { days: "calendar" },
    });
    expect(change(wholeTerms(more), today, calendarDays)).toMatchObject({ recounts: false, versions: [{}] });
    expect(change({ carryOver: 2 * DAY }).recounts).toBe(false);
  });

  test("includes another unit", () => {
    const inWeeks = documentTerms({ unit: "week", grants });
    expect(change(wholeTerms(inWeeks), today, aTimeline(counted())).recounts).toBe(true);
    expect(change(wholeTerms(inWeeks), today).recounts).toBe(true);
  });

  test("changes the cost of leave from a later day on, and when a policy gets its first rule or loses its last", () => {
    expect(change(wholeTerms(counted("calendar")), "2027-09-01").recounts).toBe(true);
    expect(change(wholeTerms(counted()), today).recounts).toBe(false);
    expect(change(wholeTerms(aPolicy()), today, calendarDays).recounts).toBe(true);
  });
});

describe("scheduled changes", () => {
  const both = aTimeline(twenty, {
    "2027-07-01": { ...raise, carryOver: 8 * DAY },
    "2028-01-01": { accrual: 30 * DAY },
  });

  test("a scheduled change is listed by its day, with the changed fields", () => {
    expect(scheduledChanges(both, today)).toEqual([
      { effectiveOn: "2027-07-01", changes: { accrual: 25 * DAY, carryOver: 8 * DAY } },
      { effectiveOn: "2028-01-01", changes: { accrual: 30 * DAY, carryOver: 5 * DAY } },
    ]);
    expect(scheduledChanges(both, "2027-07-01")).toHaveLength(1);
  });

  test("canceling a scheduled change keeps the earlier value until the field's next change", () => {
    const effectiveOn = "2027-07-01";
    const without = termsWithout(both, { effectiveOn, field: "accrual" }, today);
    expect(inShort(change(without, effectiveOn, both))).toEqual([
      ["2027-07-01", 20, 8],
      ["2028-01-01", 30, 5],
    ]);
    expect(termsWithout(both, { effectiveOn }, today)).toEqual({ accrual: 20 * DAY, carryOver: 5 * DAY });
  });

  test("canceling scheduled unlimited leave also cancels its accrual of 0, but no other amount", () => {
    const effectiveOn = "2027-07-01";
    const which = { effectiveOn, field: "isUnlimited" as const };
    const turnsOn = (accrual: number) =>
      aTimeline(twenty, { [effectiveOn]: { isUnlimited: true, accrual, carryOver: 8 * DAY } });
    expect(termsWithout(turnsOn(0), which, today)).toEqual({ isUnlimited: false, accrual: 20 * DAY });
    expect(termsWithout(turnsOn(25 * DAY), which, today)).toEqual({ isUnlimited: false });
  });

  test.each([
    ["on another day", { effectiveOn: "2027-08-01" }],
    ["of another field", { effectiveOn: "2027-07-01", field: "bookAhead" as const }],
  ])("a change %s can't be canceled", (_, which) =>
    expect(() => termsWithout(both, which, today)).toThrow("This change isn't scheduled for that date"),
  );
});

describe("a document", () => {
  const document = { unit: "day" as const, grants: [{ frequency: "yearly" as const, amount: 24 }] };
  const other = { ...document, grants: [{ frequency: "yearly" as const, amount: 30 }] };
  const whole = (of: typeof document) => wholeTerms(documentTerms(of));

  test("a document keeps a scheduled change of one field and a scheduled document", () => {
    expect(amounts(change(whole(document)))).toEqual([
      ["2027-01-01", 24],
      ["2027-07-01", 25],
    ]);
    const later = aTimeline(twenty, { "2027-07-01": documentTerms(other) });
    expect(amounts(change(whole(document), undefined, later))).toEqual([
      ["2027-01-01", 24],
      ["2027-07-01", 30],
    ]);
  });

  test("simple terms that are scheduled after a document stay when the document changes", () => {
    const back = aTimeline(documentTerms(document), { "2027-07-01": { ...twenty, document: undefined } });
    expect(amounts(change(whole(other), undefined, back))).toEqual([
      ["2027-01-01", 30],
      ["2027-07-01", 20],
    ]);
  });

  test("fields of the simple form can't change a document, not even one that was replaced within the leave year", () => {
    const replaced = aTimeline(documentTerms(document), { "2027-02-01": { ...twenty, document: undefined } });
    expect(() => change(raise, undefined, aTimeline(documentTerms(document)))).toThrow("policy editor");
    expect(() => change(raise, undefined, replaced)).toThrow("policy editor");
    expect(amounts(change(raise, today, replaced))).toEqual([[today, 25]]);
  });

  test("canceling any field of a scheduled document cancels all of it", () => {
    const later = aTimeline(twenty, { "2027-07-01": documentTerms(other) });
    const cancelled = termsWithout(later, { effectiveOn: "2027-07-01", field: "carryOver" }, today);
    expect(amounts(change(cancelled, "2027-07-01", later))).toEqual([["2027-07-01", 20]]);
  });
});
