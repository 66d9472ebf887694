import { ApiError } from "./ApiError.ts";

/**
 * Fetches with the session cookie. Without a response, throws `ApiError.offline` or `ApiError.unreachable`; if the
 * caller aborted, rethrows the original error.
 */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  // Read before sending: a connection that drops later may already have delivered the call. The call is attempted even
  // while offline, because a browser without a network still reaches a server on its own machine.
  const isOffline = !navigator.onLine;
  try {
    return await fetch(address, { ...init, credentials: "include" });
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw isOffline ? ApiError.offline(init.method ?? "GET") : ApiError.unreachable();
  }
}
