import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { ApiError } from "./ApiError.ts";
import { call } from "./call.ts";

/** Requests an empty response instead of a 401, which browsers log as an error. */
const ASKING_WHETHER = { Prefer: "empty-when-signed-out" };

export async function readMe(): Promise<MeAnswer | null> {
  try {
    return (await call<MeAnswer | undefined>("GET", "/api/auth/user", undefined, undefined, ASKING_WHETHER)) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
