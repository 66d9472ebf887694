import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { LeaveTypeInput, LeaveTypePatch } from "#core/leaveTypes/LeaveTypeInput.ts";
import { at, call } from "#console/shared/api/call.ts";

export function useCreateType() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LeaveTypeInput) => call<LeaveTypeAnswer>("POST", "/api/leave-types", input),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useEditType() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...patch }: z.input<typeof LeaveTypePatch> & { id: string }) =>
      call<LeaveTypeAnswer>("PATCH", at("api", "leave-types", id), patch),
    onSuccess: () => client.invalidateQueries(),
  });
}
