import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangePreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { ChangeAnswer, OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type EnteredParts, enteredParts } from "#core/leave/LeaveParts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

export type WantedChange = { cancel: true } | ({ startDate: IsoDate; endDate: IsoDate } & EnteredParts);

/** Uses `full` for whole dates, because the server keeps absent parts unchanged. */
export function changeTo(span: Span): WantedChange {
  const { startDate, endDate } = span;
  return { startDate, endDate, startPart: "full", endPart: "full", ...enteredParts(span) };
}

export function changePreview(requestId: string, wanted: WantedChange | undefined) {
  const query = new URLSearchParams(
    Object.entries(wanted ?? {}).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  return queryOptions({
    queryKey: ["preview", "change", requestId, query],
    queryFn: ({ signal }) =>
      call<ChangePreviewAnswer>(
        "GET",
        `${at("api", "pto-requests", requestId, "changes", "preview")}?${query}`,
        undefined,
        signal,
      ),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0, // Other people book too, so a preview must be fresh.
  });
}

export function useRequestChange(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: WantedChange & { notes?: string | undefined }) =>
      call<ChangeAnswer>("POST", at("api", "pto-requests", requestId, "changes"), wanted),
    onSuccess: () => void refetch(client, AFTER_REQUESTS),
  });
}

export function useWithdrawChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: OwnRequestAnswer) =>
      call<ChangeAnswer>("PATCH", at("api", "pto-requests", id, "changes", change?.id ?? ""), {
        status: "cancelled",
        version: change?.version,
      }),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
