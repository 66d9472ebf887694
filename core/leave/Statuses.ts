export const REQUEST_STATUSES = ["pending", "approved", "rejected", "cancelled"] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export function isLive(status: RequestStatus): boolean {
  return status === "pending" || status === "approved";
}
