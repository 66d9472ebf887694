const MAX_NAMED = 20;

const MAX_KEPT = 1000;

export function namedRequests<Request>(requests: readonly Request[]): { named: Request[]; more: number } {
  return { named: requests.slice(0, MAX_NAMED), more: Math.max(0, requests.length - MAX_NAMED) };
}

/** Keeps more requests than the message names, because some requests may no longer apply when the message is sent. */
export function keptRequests<Request>(requests: readonly Request[]): { kept: Request[]; more: number } {
  return { kept: requests.slice(0, MAX_KEPT), more: Math.max(0, requests.length - MAX_KEPT) };
}
