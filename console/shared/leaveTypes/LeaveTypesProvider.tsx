import { type ReactNode, useMemo } from "react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { LeaveTypesContext, leaveTypesOf } from "./leaveTypesContext.ts";

interface LeaveTypesProviderProps {
  types: readonly LeaveTypeAnswer[];
  children: ReactNode;
}

export function LeaveTypesProvider({ types, children }: LeaveTypesProviderProps) {
  const words = useMemo(() => leaveTypesOf(types), [types]);
  return <LeaveTypesContext value={words}>{children}</LeaveTypesContext>;
}
