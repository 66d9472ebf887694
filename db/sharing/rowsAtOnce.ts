import { isUsedByOthers } from "./organizationsInUse.ts";

/** Reading a thousand rows would keep the process from other work for up to a tenth of a second. */
const ROWS = { alone: 250, shared: 100 };

/** With fewer rows, each piece keeps the process busy for a shorter time. */
export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
