import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** A request of the signed-in person. */
export interface OwnRequest {
  id: string;
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  notes: string | null;
  isHalfDay: boolean;
  status: RequestStatus;
  days: number;
  submittedAt: string;
  decidedAt: string | null;
  decidedByName: string | null;
  rejectionReason: string | null;
}

/** A request's effect on one leave year; carried + accrued + adjusted − booked − pending = available. */
export interface PreviewYear {
  leaveYear: number;
  /** The days deducted from the balance; days while the type is unlimited aren't. */
  charged: number;
  carried: number;
  accrued: number;
  adjusted: number;
  booked: number;
  pending: number;
  available: number;
  /** The days left, below 0 if there aren't enough; lower than available − charged if the carry-over shrinks. */
  after: number;
}

/** The cost of a request, its conflicts and its refusals. */
export interface RequestPreview {
  days: number;
  holidays: { date: IsoDate; name: string }[];
  balance: number;
  available: number;
  balanceAfter: number;
  /** Each leave year that the request touches, in order. */
  years: PreviewYear[];
  isUnlimited?: boolean;
  approverName: string;
  conflicts: { userName: string; startDate: IsoDate; endDate: IsoDate }[];
  /** Every reason for a refusal, in the order in which submitting checks them. */
  refusals: PreviewRefusal[];
}

export interface PreviewRefusal {
  error: string;
  code: string;
  /** The person's other request that conflicts. */
  request?: LiveRequest;
}

/** The input for a new request. */
export interface WantedRequest {
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  notes?: string | undefined;
}

/** Queries the signed-in person's requests, newest first. */
export function ownRequests() {
  return queryOptions({
    queryKey: ["requests"],
    queryFn: () => call<OwnRequest[]>("GET", "/api/pto-requests"),
  });
}

/** The input for a preview: a type, with or without dates. */
export type WantedPreview = { type: LeaveType } & Partial<Omit<WantedRequest, "notes">>;

/** Queries the preview of the current choice; the previous preview stays until the next one arrives. */
export function requestPreview(wanted: WantedPreview | undefined) {
  const query: Record<string, string> | undefined = wanted && {
    type: wanted.type,
    ...(wanted.startDate && wanted.endDate
      ? { startDate: wanted.startDate, endDate: wanted.endDate, isHalfDay: String(wanted.isHalfDay) }
      : {}),
  };
  return queryOptions({
    queryKey: ["preview", query],
    queryFn: ({ signal }) =>
      call<RequestPreview>(
        "GET",
        `/api/pto-requests/preview?${new URLSearchParams(query).toString()}`,
        undefined,
        signal,
      ),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0, // other people book too, so a preview must be fresh
  });
}

/** Submits a request. */
export function useSubmitRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: WantedRequest) => call<OwnRequest>("POST", "/api/pto-requests", wanted),
    onSuccess: () => void refetch(client, AFTER_REQUESTS),
  });
}

/**
 * Cancels a pending request of the signed-in person: it is shown as cancelled at once and restored if the server
 * refuses.
 */
export function useCancelRequest() {
  const client = useQueryClient();
  const { queryKey } = ownRequests();
  return useMutation({
    mutationFn: (id: string) => call<OwnRequest>("PATCH", at("api", "pto-requests", id), { status: "cancelled" }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (all) =>
        all?.map((request) => (request.id === id ? { ...request, status: "cancelled" as const } : request)),
      );
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
