import { createContext, useContext } from "react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { AWAY, type LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { countText } from "#core/countText.ts";

export interface LeaveTypes {
  all: readonly LeaveTypeAnswer[];
  active: readonly LeaveTypeAnswer[];
  typeOf: (key: LeaveType) => LeaveTypeAnswer | undefined;
  nameOf: (key: LeaveType) => string;
  unitOf: (key: LeaveType) => LeaveUnit;
  amountText: (amount: number, key: LeaveType) => string;
}

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

const STANDARD = leaveTypesOf(STANDARD_TYPES.map((type) => ({ id: type.key, ...type })));

export const LeaveTypesContext = createContext<LeaveTypes>(STANDARD);

export function useLeaveTypes(): LeaveTypes {
  return useContext(LeaveTypesContext);
}
