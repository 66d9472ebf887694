import { ApiError } from "#console/shared/api/ApiError.ts";

/** Returns the id of the policy that made the server refuse a new policy; null for other errors. */
export function blockingPolicy(error: unknown): string | null {
  const id = error instanceof ApiError ? error.body["policyId"] : undefined;
  return typeof id === "string" ? id : null;
}
