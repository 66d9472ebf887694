/** The maximum number of requests that a message names; it counts the others. */
const MAX_NAMED = 20;

/** The maximum number of requests that a notification keeps, so that it stays small; it counts the others. */
const MAX_KEPT = 1000;

/** Splits requests into those that a message names and the number of the others. */
export function namedRequests<Request>(requests: readonly Request[]): { named: Request[]; more: number } {
  return { named: requests.slice(0, MAX_NAMED), more: Math.max(0, requests.length - MAX_NAMED) };
}

/**
 * Splits requests into those that a notification keeps and the number of the others. It keeps more than its message
 * names, because some of them may no longer apply when the message is sent.
 */
export function keptRequests<Request>(requests: readonly Request[]): { kept: Request[]; more: number } {
  return { kept: requests.slice(0, MAX_KEPT), more: Math.max(0, requests.length - MAX_KEPT) };
}
