import { ApiError } from "#console/shared/api/ApiError.ts";

/** Returns the id of the policy that blocks a new one, if the server refused the new one for it; null otherwise. */
export function blockingPolicy(error: unknown): string | null {
  const id = error instanceof ApiError ? error.body["policyId"] : undefined;
  return typeof id === "string" ? id : null;
}
