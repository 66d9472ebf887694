import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

interface Cancellation {
  id: string;
  version: number;
  rejectionReason?: string | undefined;
}

export function useCancelFor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...cancellation }: Cancellation) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), { status: "cancelled", ...cancellation }),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
