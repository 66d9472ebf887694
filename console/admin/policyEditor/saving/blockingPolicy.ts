import { ApiError } from "#console/shared/api/ApiError.ts";

export function blockingPolicy(error: unknown): string | null {
  const id = error instanceof ApiError ? error.body["policyId"] : undefined;
  return typeof id === "string" ? id : null;
}
