import { ApiError } from "#console/shared/api/ApiError.ts";
import type { ChangedBalance } from "./ImpactTable.tsx";

/** Returns null if the server doesn't ask to confirm the change. */
export function belowZero(error: unknown): ChangedBalance[] | null {
  if (!(error instanceof ApiError) || error.code !== "needs_confirmation") return null;
  return (error.body["impact"] ?? []) as ChangedBalance[];
}
