import { ApiError } from "#console/shared/api/ApiError.ts";
import { asApiError } from "./asApiError.ts";

interface RecordContext<Row> {
  record?: Row | undefined;
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

/** Omits the last copy of a record that no longer exists, because React Query keeps it after a refused refetch. */
export function recordQuery<Row>({ record, error, isFetching = false, refetch = () => {} }: RecordContext<Row>) {
  const refusal = asApiError(error);
  const isGone = refusal instanceof ApiError && refusal.status === 404;
  return { data: isGone ? undefined : record, error: refusal, isFetching, refetch };
}
