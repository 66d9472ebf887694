import { HttpError } from "react-admin";
import { ApiError } from "#console/shared/api/ApiError.ts";

export function asApiError(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  return new ApiError(error.status, "", JSON.stringify({ error: error.message }));
}
