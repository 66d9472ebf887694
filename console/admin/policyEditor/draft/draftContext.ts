import { createContext, useContext } from "react";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Unit } from "#core/policies/document/amountRule.ts";

interface DraftFacts {
  unit: Unit;
  /** The leave type of the policy. */
  type: LeaveType;
  /** The problems of the draft, by path. */
  problems: Readonly<Record<string, string>>;
}

export const DraftContext = createContext<DraftFacts>({ unit: "day", type: "vacation", problems: {} });

/** Returns the problem at a path of the draft as a sentence; undefined if there is none. */
export function useProblem(path: string): string | undefined {
  const problem = useContext(DraftContext).problems[path];
  return problem && `This ${problem}`;
}

/** Returns the unit of the policy's amounts. */
export function useUnit(): Unit {
  return useContext(DraftContext).unit;
}

/** Returns the leave type of the policy. */
export function useLeaveType(): LeaveType {
  return useContext(DraftContext).type;
}
