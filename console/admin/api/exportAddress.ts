import type { SortPayload } from "react-admin";

/** Where all of a list is had as a file, filtered and in the order as it is seen. */
export function exportAddress(resource: string, filter: object, { field, order }: SortPayload): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) });
  return `/api/admin/${resource}.csv?${query.toString()}`;
}
