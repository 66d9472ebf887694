import { isUsedByOthers } from "./organizationsInUse.ts";

/** Reading a thousand rows would keep the process from other work for up to a tenth of a second. */
const ROWS = { alone: 250, shared: 100 };

/**
 * For a long read: fewer while others use the process, because they keep it busy for a shorter time, although the whole
 * read takes longer.
 */
export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
