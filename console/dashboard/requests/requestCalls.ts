import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** A request of one's own. */
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

/** What a request takes from one leave year and what it finds there; carried + accrued + adjusted − booked − pending = available. */
export interface PreviewYear {
  leaveYear: number;
  /** What is taken off the balance: days while the type is unlimited are not. */
  charged: number;
  carried: number;
  accrued: number;
  adjusted: number;
  booked: number;
  pending: number;
  available: number;
  /** What is left, below 0 if there is not enough; less than the rest where the carry-over shrinks. */
  after: number;
}

/** What a request would cost and meet. */
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
  /** Every reason why it would be refused, in the order in which submitting checks them. */
  refusals: PreviewRefusal[];
}

export interface PreviewRefusal {
  error: string;
  code: string;
  /** The person's other request that stands in the way. */
  request?: LiveRequest;
}

/** What a person asks for. */
export interface WantedRequest {
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  notes?: string | undefined;
}

/** One's own requests, the newest first. */
export function ownRequests() {
  return queryOptions({
    queryKey: ["requests"],
    queryFn: () => call<OwnRequest[]>("GET", "/api/pto-requests"),
  });
}

/** What can be previewed: a type, or a type and dates. */
export type WantedPreview = { type: LeaveType } & Partial<Omit<WantedRequest, "notes">>;

/** The preview of what is chosen so far; the one before stays until the next is there. */
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
    staleTime: 0, // others book too: what one sees while choosing is fresh
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

/** Cancels a pending request of one's own: shown as cancelled at once, as it was when that is refused. */
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
