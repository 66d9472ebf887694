import { createContext, useContext } from "react";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Unit } from "#core/policies/document/amountRule.ts";

interface DraftFacts {
  unit: Unit;
  type: LeaveType;
  isAssigned: boolean;
  problems: Readonly<Record<string, string>>;
}

export const DraftContext = createContext<DraftFacts>({
  unit: "day",
  type: "vacation",
  isAssigned: false,
  problems: {},
});

export function useProblem(path: string): string | undefined {
  const problem = useContext(DraftContext).problems[path];
  return problem && `This ${problem}`;
}

export function useUnit(): Unit {
  return useContext(DraftContext).unit;
}

export function useIsAssigned(): boolean {
  return useContext(DraftContext).isAssigned;
}

export function useLeaveType(): LeaveType {
  return useContext(DraftContext).type;
}
