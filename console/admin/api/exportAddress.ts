import type { SortPayload } from "react-admin";

/** Returns the URL of a CSV file with the whole list, in its current filter and order. */
export function exportAddress(resource: string, filter: object, { field, order }: SortPayload): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) });
  return `/api/admin/${resource}.csv?${query.toString()}`;
}
