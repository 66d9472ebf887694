import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

/** A request, as the server sends it to the console. */
export interface ConsoleRequest {
  id: string;
  userId: string;
  userName: string;
  officeName: string | null;
  type: LeaveType;
  startDate: string;
  endDate: string;
  isHalfDay: boolean;
  notes: string | null;
  status: RequestStatus;
  days: number;
  submittedAt: string;
  decidedAt: string | null;
  decidedByName: string | null;
  rejectionReason: string | null;
  /** True if its person was erased, and its texts with them. */
  isErased?: true;
}
