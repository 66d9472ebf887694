import { isUsedByOthers } from "./organizationsInUse.ts";

/** Reading a thousand rows would block the event loop for up to a tenth of a second. */
const ROWS = { alone: 250, shared: 100 };

export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
