import { SHOWN_PERSON } from "#core/auth/shownPersonHeader.ts";
import { ApiError } from "./ApiError.ts";
import { shownPerson } from "./shownPerson.ts";

interface Init extends RequestInit {
  headers: Record<string, string>;
}

/** If there is no response, throws an ApiError or, if the caller aborted, the original error. */
export async function fetchAnswer(address: string, init: Init): Promise<Response> {
  // Reads the state before sending, because a connection that drops later may already have delivered the call.
  const isOffline = !navigator.onLine;
  const shown = shownPerson();
  const headers = { ...init.headers, ...(shown !== undefined && { [SHOWN_PERSON]: shown }) };
  try {
    return await fetch(address, { ...init, headers, credentials: "include" });
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw isOffline ? ApiError.offline(init.method ?? "GET") : ApiError.unreachable();
  }
}
