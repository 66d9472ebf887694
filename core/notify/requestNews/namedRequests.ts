/** The maximum number of requests that a message names; it counts the others. */
const MAX_NAMED = 20;

/** Splits requests into those that a message names and the number of the others. */
export function namedRequests<Request>(requests: readonly Request[]): { named: Request[]; more: number } {
  return { named: requests.slice(0, MAX_NAMED), more: Math.max(0, requests.length - MAX_NAMED) };
}
