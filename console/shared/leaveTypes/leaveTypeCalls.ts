import { queryOptions } from "@tanstack/react-query";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { call } from "../api/call.ts";

export function leaveTypes() {
  return queryOptions({
    queryKey: ["leave-types"],
    queryFn: () => call<LeaveTypeAnswer[]>("GET", "/api/leave-types?archived=true"),
  });
}
