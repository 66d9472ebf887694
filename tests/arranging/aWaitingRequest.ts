import { toMinutes } from "#core/leave/amounts.ts";
import type { RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";
import { aCase } from "../scenarios/aCase.ts";

const FULL_DAY = toMinutes(1);

export const PENDING = {
  type: "vacation",
  typeName: "Vacation",
  unit: "day",
  notes: null,
  isHalfDay: false,
  parts: null,
  status: "pending",
  version: 1,
  editedFrom: null,
  undone: 0,
  evidenceOver: null,
  evidenceCount: 0,
  messageCount: 0,
  submittedAt: new Date("2027-03-01T15:00:00Z"),
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
  isDecidedByOwner: false,
  rejectionReason: null,
} as const;

export function aWaitingRequest(more: Partial<RequestForApprover> & { name?: string } = {}): RequestForApprover {
  const { name = "Erin", ...rest } = more;
  const date = "2027-05-03";
  return {
    id: "01890000-0000-7000-8000-000000000001",
    userId: "01890000-0000-7000-8000-000000000002",
    ...PENDING,
    startDate: date,
    endDate: date,
    thread: [],
    minutes: FULL_DAY,
    employee: {
      id: "01890000-0000-7000-8000-000000000002",
      name,
      email: "erin@acme.example",
      managerId: null,
      photoVersion: null,
      officeId: "01890000-0000-7000-8000-000000000003",
    },
    days: [{ date, leaveYear: 2027, minutes: FULL_DAY }],
    sums: [],
    today: "2027-03-01",
    thisYear: 2027,
    pendingThisYear: FULL_DAY,
    accrual: aCase(),
    posting: { isActive: true, endDate: null, zone: "America/New_York", postedThrough: null, postingThrough: null },
    teamCoverage: 50,
    coverage: { present: 1, people: 2 },
    alsoAway: [],
    moreAway: 0,
    alsoPending: [],
    morePending: 0,
    balanceAfter: 19 * FULL_DAY,
    balances: [{ leaveYear: 2027, before: 20 * FULL_DAY, after: 19 * FULL_DAY }],
    isUnlimited: false,
    conditions: [],
    teamStrips: [],
    shortfalls: [],
    balanceBefore: 20 * FULL_DAY,
    ...rest,
  };
}
