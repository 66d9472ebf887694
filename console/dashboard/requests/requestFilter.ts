import { formatSpan } from "#core/calendar/dates.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#core/leave/Statuses.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { typeLabel } from "#console/shared/formats.ts";
import type { OwnRequest } from "./requestCalls.ts";

/** What the history is narrowed down to; undefined is everything. */
export interface RequestFilter {
  words: string;
  status: RequestStatus | undefined;
  type: LeaveType | undefined;
  /** The id of the only request to show, as a link to it has it. */
  request: string | undefined;
}

/** How an address says that nothing is chosen, and what a select takes for it. */
export const ALL = "all";

/** The filter that the address holds, and what changes it there. */
export function useRequestFilter() {
  const [words, setWords] = useAddressParam("q");
  const [status, setStatus] = useAddressParam("status", ALL);
  const [type, setType] = useAddressParam("type", ALL);
  const [request, setRequest] = useAddressParam("request");
  const filter: RequestFilter = {
    words,
    status: REQUEST_STATUSES.find((known) => known === status),
    type: LEAVE_TYPES.find((known) => known === type),
    request: request || undefined,
  };
  return { filter, setWords, setStatus, setType, setRequest };
}

/** The requests that a filter leaves; every word must stand somewhere: in the dates, type, status, note or reason. */
export function matchingRequests(requests: OwnRequest[], filter: RequestFilter): OwnRequest[] {
  const { words, status, type, request: only } = filter;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter(
    (request) =>
      (only === undefined || request.id === only) &&
      (status === undefined || request.status === status) &&
      (type === undefined || request.type === type) &&
      wanted.every((word) => textOf(request).includes(word)),
  );
}

function textOf(request: OwnRequest): string {
  const { startDate, endDate, type, status, notes, rejectionReason, decidedByName } = request;
  return [
    formatSpan(startDate, endDate),
    startDate,
    endDate,
    typeLabel(type),
    status,
    notes,
    rejectionReason,
    decidedByName,
  ]
    .join(" ")
    .toLowerCase();
}
