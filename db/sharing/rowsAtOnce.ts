import { isUsedByOthers } from "./organizationsInUse.ts";

/** Reading a thousand rows would keep the process from other work for up to a tenth of a second. */
const ROWS = { alone: 250, shared: 100 };

/**
 * Returns the number of rows that a long read takes from PostgreSQL at a time. Fewer keep the process for a shorter
 * time, but the file of all requests takes a tenth longer with half as many, so they are only for a shared process.
 */
export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
