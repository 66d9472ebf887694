/** What becomes of a request: it leaves `pending` once. */
export const REQUEST_STATUSES = ["pending", "approved", "rejected", "cancelled"] as const;

/** The state of a request. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Whether a request of this status takes its dates: rejected and cancelled ones are past and gone. */
export function isLive(status: RequestStatus): boolean {
  return status === "pending" || status === "approved";
}
