import { ApiError } from "#console/shared/api/ApiError.ts";
import type { ChangedBalance } from "./ImpactTable.tsx";

export function belowZero(error: unknown): ChangedBalance[] | null {
  if (!(error instanceof ApiError) || error.code !== "needs_confirmation") return null;
  return (error.body["impact"] ?? []) as ChangedBalance[];
}
