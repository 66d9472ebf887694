interface Dates {
  startDate: string;
  endDate: string;
}

/** Returns the groups in order of their start dates. Requests with the same start date keep their order. */
export function overlapGroups<Request extends Dates>(requests: readonly Request[]): Request[][] {
  const groups: { until: string; requests: Request[] }[] = [];
  for (const request of requests.toSorted((one, other) =>
    one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate),
  )) {
    const last = groups.at(-1);
    if (last && request.startDate <= last.until) {
      last.requests.push(request);
      if (request.endDate > last.until) last.until = request.endDate;
    } else {
      groups.push({ until: request.endDate, requests: [request] });
    }
  }
  return groups.map((group) => group.requests);
}
