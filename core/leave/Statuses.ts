/** A request leaves `pending` once, unless its decision is undone. */
export const REQUEST_STATUSES = ["pending", "approved", "rejected", "cancelled"] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Rejected and canceled requests don't occupy their dates. */
export function isLive(status: RequestStatus): boolean {
  return status === "pending" || status === "approved";
}
