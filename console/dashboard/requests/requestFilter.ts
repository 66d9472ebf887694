import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#core/leave/Statuses.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

export interface RequestFilter {
  words: string;
  status: RequestStatus | undefined;
  type: LeaveType | undefined;
  request: string | undefined;
}

export const ALL = "all";

export function useRequestFilter() {
  const [words, setWords] = useAddressParam("q");
  const [status, setStatus] = useAddressParam("status", ALL);
  const [type, setType] = useAddressParam("type", ALL);
  const [request, setRequest] = useAddressParam("request");
  const filter: RequestFilter = {
    words,
    status: REQUEST_STATUSES.find((known) => known === status),
    type: useLeaveTypes().typeOf(type)?.key,
    request: request || undefined,
  };
  return { filter, setWords, setStatus, setType, setRequest };
}

export function isFiltered({ words, status, type, request }: RequestFilter): boolean {
  return words.trim() !== "" || status !== undefined || type !== undefined || request !== undefined;
}

export function matchingRequests(
  requests: RequestAnswer[],
  filter: RequestFilter,
  nameOf: (type: LeaveType) => string,
): RequestAnswer[] {
  const { words, status, type, request: only } = filter;
  const isFound = wordSearch(words);
  return requests.filter(
    (request) =>
      (only === undefined || request.id === only) &&
      (status === undefined || request.status === status) &&
      (type === undefined || request.type === type) &&
      isFound(textOf(request, nameOf)),
  );
}

function textOf(request: RequestAnswer, nameOf: (type: LeaveType) => string): string {
  const { startDate, endDate, type, status, notes, rejectionReason, decidedByName } = request;
  return [answeredSpan(request), startDate, endDate, nameOf(type), status, notes, rejectionReason, decidedByName].join(
    " ",
  );
}
