import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";
import type { WantedRequest } from "../form/useSendRequest.ts";

type RecordedTimeOff = Omit<WantedRequest, "notes"> & { reason?: string | undefined };

export function useRecordLeave(userId: string) {
  const client = useQueryClient();
  const keyed = useKeyedWrite();
  return useMutation({
    mutationFn: (wanted: RecordedTimeOff) =>
      keyed((idempotencyKey) =>
        call<RequestAnswer>("POST", at("api", "users", userId, "pto-requests"), { ...wanted, idempotencyKey }),
      ),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
