import type { RequestStatus } from "#core/leave/Statuses.ts";

export function changeNote(
  { status, closureName }: { status: RequestStatus; closureName?: string | null | undefined },
  change: { isCancellation: boolean; span: string } | null,
): string | null {
  if (closureName != null && status === "approved") {
    return `Company closure “${closureName}”: only an Admin or Owner can cancel this time off`;
  }
  if (!change) return null;
  return change.isCancellation ? "Cancellation pending" : `Change pending: ${change.span}`;
}
