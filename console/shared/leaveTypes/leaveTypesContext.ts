import { createContext, useContext } from "react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { AWAY, type LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { countText } from "#core/countText.ts";

/** The organization's leave types, and functions that return a type's record, name, unit, or amounts by its key. */
export interface LeaveTypes {
  /** All types in order, including archived ones. */
  all: readonly LeaveTypeAnswer[];
  /** The types that aren't archived. */
  active: readonly LeaveTypeAnswer[];
  typeOf: (key: LeaveType) => LeaveTypeAnswer | undefined;
  /** The name of a type, or “Away” where the reader may not see it. */
  nameOf: (key: LeaveType) => string;
  unitOf: (key: LeaveType) => LeaveUnit;
  /** An amount of a type with its unit, such as "3 days" or "8 hours". */
  amountText: (amount: number, key: LeaveType) => string;
}

/** Returns the types with functions that look them up by key. */
export function leaveTypesOf(all: readonly LeaveTypeAnswer[]): LeaveTypes {
  const byKey = new Map(all.map((type) => [type.key, type]));
  const unitOf = (key: LeaveType) => byKey.get(key)?.unit ?? "day";
  return {
    all,
    active: all.filter(({ archived }) => !archived),
    typeOf: (key) => byKey.get(key),
    nameOf: (key) => byKey.get(key)?.name ?? (key === AWAY ? "Away" : capitalized(key.replaceAll("-", " "))),
    unitOf,
    amountText: (amount, key) => countText(amount, unitOf(key)),
  };
}

/** The types that each organization has from the start, for components that are shown without a LeaveTypesProvider. */
const STANDARD = leaveTypesOf(STANDARD_TYPES.map((type) => ({ id: type.key, ...type })));

export const LeaveTypesContext = createContext<LeaveTypes>(STANDARD);

/** Returns the organization's leave types. */
export function useLeaveTypes(): LeaveTypes {
  return useContext(LeaveTypesContext);
}
