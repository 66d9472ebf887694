import type { RequestStatus } from "#core/leave/Statuses.ts";

const EFFECTS: Record<RequestStatus, string> = { pending: " to add", approved: " added", rejected: "", cancelled: "" };

/** "1 day to add", "1 day added", or "1 day" if nothing is added. */
export function creditAmountText(amount: string, status: RequestStatus): string {
  return `${amount}${EFFECTS[status]}`;
}
