import { isUsedByOthers } from "./organizationsInUse.ts";

/** Reading a thousand rows would keep the process from other work for up to a tenth of a second. */
const ROWS = { alone: 250, shared: 100 };

/**
 * While others use the process, a long read gets fewer rows at once, so that each piece keeps it busy for a shorter
 * time.
 */
export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
