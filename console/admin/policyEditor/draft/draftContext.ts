import { createContext, useContext } from "react";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Unit } from "#core/policies/document/amountRule.ts";

interface DraftFacts {
  unit: Unit;
  /** The leave type of the policy. */
  type: LeaveType;
  /** True for the policy of a group or a person, which has no leave year of its own. */
  isAssigned: boolean;
  /** The problems of the draft, by path. */
  problems: Readonly<Record<string, string>>;
}

export const DraftContext = createContext<DraftFacts>({
  unit: "day",
  type: "vacation",
  isAssigned: false,
  problems: {},
});

/** Returns the problem at a path of the draft as a sentence; undefined if there is none. */
export function useProblem(path: string): string | undefined {
  const problem = useContext(DraftContext).problems[path];
  return problem && `This ${problem}`;
}

/** Returns the unit of the policy's amounts. */
export function useUnit(): Unit {
  return useContext(DraftContext).unit;
}

/** Returns whether the policy is that of a group or a person, which has no leave year of its own. */
export function useIsAssigned(): boolean {
  return useContext(DraftContext).isAssigned;
}

/** Returns the leave type of the policy. */
export function useLeaveType(): LeaveType {
  return useContext(DraftContext).type;
}
