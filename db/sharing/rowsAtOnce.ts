import { isUsedByOthers } from "./organizationsInUse.ts";

const ROWS = { alone: 250, shared: 100 };

export function rowsAtOnce(organizationId: string): number {
  return isUsedByOthers(organizationId) ? ROWS.shared : ROWS.alone;
}
