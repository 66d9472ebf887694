import { describe, expect, test } from "@jest/globals";
import type { MadeVersion } from "./movedEdits.ts";
import { movedVersions } from "./movedVersions.ts";
import { FIRST_DAY, valueOn } from "../termsTimeline.ts";

const TO_APRIL = { from: 1, to: 4 };
const made = (version: number, effectiveOn: string, madeOn: string, value: object = { amount: version }) => ({
  version,
  effectiveOn,
  madeOn,
  createdAt: new Date(madeOn),
  value,
});
const first = made(1, "2026-01-01", "2025-11-03");
const added = (history: MadeVersion[], move = TO_APRIL) =>
  movedVersions(history, move).map(({ version, effectiveOn }) => `${version} ${effectiveOn}`);

test("an edit from the start of the leave year moves to the start of the new one", () => {
  expect(added([first, made(2, "2026-01-01", "2026-02-10")])).toEqual([`3 ${FIRST_DAY}`, "4 2025-04-01"]);
  expect(added([first, made(2, "2026-01-01", "2026-11-20")])).toEqual([`3 ${FIRST_DAY}`, "4 2026-04-01"]);
});

test("an edit with a chosen day stays on that day", () => {
  expect(added([first, made(2, "2026-02-01", "2026-02-10")])).toEqual([]);
  expect(added([first, made(2, "2027-01-01", "2026-02-10")])).toEqual([]);
});

test("edits for later days are added again, because the latest version takes precedence", () => {
  const history = [first, made(2, "2026-01-01", "2026-02-10"), made(3, "2026-07-01", "2026-02-11")];
  const all = [...history, ...movedVersions(history, TO_APRIL)];
  const on = (day: string) => valueOn(all, day);
  expect(["2025-03-31", "2025-04-01", "2026-06-30", "2026-07-01"].map(on)).toEqual(
    [1, 2, 2, 3].map((amount) => ({ amount })),
  );
});

test("moving the leave year and moving it back restores the values, and no version is added twice", () => {
  let history = [first, made(2, "2026-01-01", "2026-02-10")];
  const on = (day: string) => valueOn(history, day);
  for (const move of [TO_APRIL, { from: 4, to: 1 }, TO_APRIL, { from: 4, to: 1 }]) {
    history = [...history, ...movedVersions(history, move)];
  }
  expect(history).toHaveLength(2 + 4 * 2);
  expect(["2025-12-31", "2026-01-01"].map(on)).toEqual([{ amount: 1 }, { amount: 2 }]);
});

describe("an edit that also changed a later day of its leave year", () => {
  const history = [
    first,
    made(2, "2026-03-01", "2026-03-01", { amount: 1, timing: "monthly" }),
    made(3, "2026-01-01", "2026-08-02", { amount: 9 }),
    made(4, "2026-03-01", "2026-08-02", { amount: 9, timing: "monthly" }),
  ];
  const days = ["2025-12-31", "2026-02-28", "2026-03-01", "2026-06-30", "2026-07-01"];
  const after = (versions: typeof history) => days.map((day) => valueOn(versions, day));
  const moved = [...history, ...movedVersions(history, { from: 1, to: 7 })];

  test("doesn't apply before the new first day", () => {
    const monthly = { amount: 1, timing: "monthly" };
    expect(after(moved)).toEqual([{ amount: 1 }, { amount: 1 }, monthly, monthly, { amount: 9, timing: "monthly" }]);
  });

  test("applies as before once the leave year moves back, without moving the change of the later day", () => {
    const back = [...moved, ...movedVersions(moved, { from: 7, to: 1 })];
    expect(after(back)).toEqual(after(history));
  });
});
