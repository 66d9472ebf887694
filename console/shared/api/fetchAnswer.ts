import { ApiError } from "./ApiError.ts";

/** Fetches with the session. Throws `ApiError.offline` or `ApiError.unreachable` if there is no answer, unless the caller aborted. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  // Read before sending: a connection that drops later may already have delivered the call. The call is tried all the
  // same, because a browser without a network still reaches a server on its own machine.
  const isOffline = !navigator.onLine;
  try {
    return await fetch(address, { ...init, credentials: "include" });
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw isOffline ? ApiError.offline(init.method ?? "GET") : ApiError.unreachable();
  }
}
