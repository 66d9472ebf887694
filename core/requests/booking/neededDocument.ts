import { isLive, type RequestStatus } from "#core/leave/Statuses.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { Refusal } from "#core/refusal.ts";

export const DOCUMENT_NEEDED = "A document is needed";

export interface Documented {
  status: RequestStatus;
  minutes: Minutes;
  /** The cost above which the request needs evidence, or null if it never needs evidence. */
  evidenceOver: Minutes | null;
  evidenceCount: number;
}

export function lacksDocument({ status, minutes, evidenceOver, evidenceCount }: Documented): boolean {
  return isLive(status) && evidenceOver !== null && minutes > evidenceOver && evidenceCount === 0;
}

export function documentMissing({ isHidden }: { isHidden: boolean }): Refusal {
  const text = isHidden
    ? "This sick leave can't be approved until the document that it needs is attached"
    : "This sick leave gives back other approved leave, so it can't be approved until the document that it needs is attached";
  return new Refusal("rule", "document_needed", text);
}
