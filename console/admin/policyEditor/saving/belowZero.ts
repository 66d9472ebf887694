import { ApiError } from "#console/shared/api/ApiError.ts";
import type { ChangedBalance } from "./ImpactTable.tsx";

/** Returns the people who would fall below zero, if the server asks to confirm a change; null for other errors. */
export function belowZero(error: unknown): ChangedBalance[] | null {
  if (!(error instanceof ApiError) || error.code !== "needs_confirmation") return null;
  return (error.body["impact"] ?? []) as ChangedBalance[];
}
