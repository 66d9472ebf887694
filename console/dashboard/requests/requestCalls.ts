import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { OwnRequestAnswer, RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

export function ownRequests() {
  return queryOptions({
    queryKey: ["requests"],
    queryFn: () => call<OwnRequestAnswer[]>("GET", "/api/pto-requests"),
  });
}

type WantedPreview = { type: LeaveType; requestId?: string } & Partial<Span>;

export function requestPreview(wanted: WantedPreview | undefined) {
  const query: Record<string, string> | undefined = wanted && {
    type: wanted.type,
    ...(wanted.requestId && { requestId: wanted.requestId }),
    ...(wanted.startDate && wanted.endDate
      ? { startDate: wanted.startDate, endDate: wanted.endDate, ...partsQuery(wanted) }
      : {}),
  };
  return queryOptions({
    queryKey: ["preview", query],
    queryFn: ({ signal }) =>
      call<PreviewAnswer>(
        "GET",
        `/api/pto-requests/preview?${new URLSearchParams(query).toString()}`,
        undefined,
        signal,
      ),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0, // Other people book too, so a preview must be fresh.
  });
}

function partsQuery({ isHalfDay = false, parts }: Partial<Span>): Record<string, string> {
  const entered = Object.entries(enteredParts({ isHalfDay, parts }));
  return Object.fromEntries(entered.map(([field, value]) => [field, String(value)]));
}

export function useEarliestStart(today: IsoDate): (type: LeaveType | undefined) => IsoDate {
  const client = useQueryClient();
  return useCallback(
    (type) => (type && client.getQueryData(requestPreview({ type }).queryKey)?.earliestStart) || today,
    [client, today],
  );
}

export function useCancelRequest() {
  const client = useQueryClient();
  const { queryKey } = ownRequests();
  return useMutation({
    mutationFn: ({ id, version }: RequestAnswer) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), { status: "cancelled", version }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (all) =>
        all?.map((request) => (request.id === id ? { ...request, status: "cancelled" as const } : request)),
      );
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error, _request, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
