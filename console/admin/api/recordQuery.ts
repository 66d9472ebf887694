import { asApiError } from "./asApiError.ts";
import { isMissing } from "./httpClient.ts";

interface RecordContext<Row> {
  record?: Row | undefined;
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

/** Omits the last copy of a record that no longer exists, because React Query keeps it after a refused refetch. */
export function recordQuery<Row>({ record, error, isFetching = false, refetch = () => {} }: RecordContext<Row>) {
  return { data: isMissing(error) ? undefined : record, error: asApiError(error), isFetching, refetch };
}
