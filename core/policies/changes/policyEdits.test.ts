import { expect, test } from "@jest/globals";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { EVER, FIRST_DAY } from "../termsTimeline.ts";
import { type AuthoredVersion, policyEdits } from "./policyEdits.ts";

const DAY = 480;
const ola = { id: "o", name: "Ola" };
const made = (version: number, effectiveOn: string, days: number, on: string, madeBy: typeof ola | null = ola) => ({
  version,
  effectiveOn,
  value: aPolicy({ accrual: days * DAY }),
  madeAt: new Date(`${on}T12:00:00Z`),
  madeBy,
});
const inShort = (versions: AuthoredVersion[]) =>
  policyEdits(versions).map(({ version, effectiveOn, before, after }) => [
    version,
    effectiveOn,
    before && before.accrual / DAY,
    after.accrual / DAY,
  ]);

const inForce = (versions: AuthoredVersion[]) =>
  policyEdits(versions).map(({ version, isInForce }) => [version, isInForce]);

const first = made(1, "2027-01-01", 20, "2027-01-05", null);

test("edits are listed newest first, each with the terms on its day before and after the edit", () => {
  const scheduled = made(2, "2028-01-01", 25, "2027-02-01");
  const [now, later] = [made(3, "2027-01-01", 22, "2027-03-01"), made(4, "2028-01-01", 25, "2027-03-01")];
  expect(inShort([later, first, now, scheduled])).toEqual([
    [3, "2027-01-01", 20, 22],
    [2, "2028-01-01", 20, 25],
    [1, "2027-01-01", null, 20],
  ]);
});

test("a scheduled edit is in force until an edit for its day cancels or replaces it", () => {
  const scheduled = made(2, "2028-01-01", 25, "2027-02-01");
  const today = [made(3, "2027-01-01", 22, "2027-03-01"), made(4, "2028-01-01", 25, "2027-03-01")];
  const cancelled = made(5, "2028-01-01", 22, "2027-04-01");
  expect(inForce([first, scheduled, ...today])).toEqual([
    [3, true],
    [2, true],
    [1, false],
  ]);
  expect(inForce([first, scheduled, ...today, cancelled])).toEqual([
    [5, false],
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test("versions that were added again when the leave year moved appear once, with their new days", () => {
  const raise = made(2, "2027-01-01", 25, "2027-02-01");
  const moved = [made(3, FIRST_DAY, 20, "2027-01-05", null), made(4, "2027-04-01", 25, "2027-02-01")];
  expect(inShort([first, raise, ...moved])).toEqual([
    [4, "2027-04-01", 20, 25],
    [3, FIRST_DAY, null, 20],
  ]);
});

test("a new leave type begins with its own terms, and not with the empty version before them", () => {
  const opening = [made(1, EVER, 0, "2027-03-01"), made(2, "2027-01-01", 3, "2027-03-01")];
  expect(inShort(opening)).toEqual([[2, "2027-01-01", null, 3]]);
  expect(inShort([...opening, made(3, "2027-01-01", 4, "2027-03-02")])).toEqual([
    [3, "2027-01-01", 3, 4],
    [2, "2027-01-01", null, 3],
  ]);
});
