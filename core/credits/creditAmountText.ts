import type { RequestStatus } from "#core/leave/Statuses.ts";

const EFFECTS: Record<RequestStatus, string> = { pending: " to add", approved: " added", rejected: "", cancelled: "" };

export function creditAmountText(amount: string, status: RequestStatus): string {
  return `${amount}${EFFECTS[status]}`;
}
