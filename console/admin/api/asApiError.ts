import { HttpError } from "react-admin";
import { ApiError } from "#console/shared/api/ApiError.ts";

/** A failure of react-admin's as the parts that the console shares with the dashboard know it, with the server's own words. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  return new ApiError(error.status, "", JSON.stringify({ error: error.message }));
}
