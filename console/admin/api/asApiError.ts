import { HttpError } from "react-admin";
import { ApiError } from "#console/shared/api/ApiError.ts";

/** Converts react-admin's error for components shared with the dashboard. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  return new ApiError(error.status, "", JSON.stringify({ error: error.message }));
}
