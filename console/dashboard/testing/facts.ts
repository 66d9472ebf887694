import type { MeAnswer } from "#core/api/MeAnswer.ts";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import type { TeamRequestAnswer, RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { PreviewYear, PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { Role } from "#core/people/access/roles.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { pendingRequest } from "#console/shared/testing/pendingRequest.ts";

/** A Wednesday. */
export const NOW = Date.parse("2027-02-10T15:00:00Z");

export function me(role: Role): MeAnswer {
  return {
    id: "u1",
    name: "Ann Whitfield",
    email: "ann@example.com",
    avatar: "/avatars/Ann.svg",
    role,
    managerId: "u9",
    managerName: "Ola Berg",
    officeId: "o1",
    office: "Main Office",
    organizationId: "g1",
    organizationName: "Northwind",
    ptoPolicy: "Ask two weeks ahead.",
    leaveYearStartsIn: 1,
    timezone: "America/New_York",
    startDate: null,
    leaveTypes: STANDARD_TYPES.map((type) => ({ id: type.key, ...type })),
    mustSetUpSecondFactor: false,
    isUnconfirmed: false,
    notificationChoices: {},
    theme: null,
    weekStart: 7,
  };
}

export function ownRequest(changes: Partial<RequestAnswer> = {}): RequestAnswer {
  return { ...pendingRequest, ...changes };
}

export function teamRequest(changes: Partial<TeamRequestAnswer> = {}): TeamRequestAnswer {
  return {
    ...pendingRequest,
    id: "t1",
    notes: "Visiting family",
    employee: { id: "e1", name: "Maya Chen", email: "maya@example.com", avatar: "/avatars/Maya.svg" },
    teamCoverage: 60,
    coverage: { present: 3, people: 5 },
    balanceAfter: 12,
    isUnlimited: false,
    conditions: [],
    alsoAway: ["Tom Okafor"],
    moreAway: 0,
    alsoPending: [],
    morePending: 0,
    teamStrips: [],
    ...changes,
  };
}

export function balance(changes: Partial<BalanceAnswer> = {}): BalanceAnswer {
  return {
    id: "b1",
    type: "vacation",
    balance: 14,
    accrued: 20,
    used: 6,
    total: 20,
    pending: 2.5,
    available: 11.5,
    isUnlimited: false,
    leaveYear: 2027,
    nextYear: null,
    ...changes,
  };
}

export function statementEntry(changes: Partial<LedgerEntryAnswer> = {}): LedgerEntryAnswer {
  return {
    id: "l1",
    type: "vacation",
    leaveYear: 2027,
    kind: "accrual",
    days: 20,
    effectiveOn: "2027-01-01",
    isUnlimited: false,
    balance: 20,
    cause: "Yearly accrual for 2027",
    isLimited: false,
    isReversed: false,
    requestId: null,
    lost: 0,
    expired: 0,
    canUndo: false,
    ...changes,
  };
}

export function outlook(changes: Partial<BalanceOutlookAnswer> = {}): BalanceOutlookAnswer {
  return {
    type: "vacation",
    leaveYear: 2027,
    isUnlimited: false,
    available: 11.5,
    pending: 2.5,
    next: { on: "2028-01-01", days: 20, lost: 0 },
    expiry: { on: "2028-01-01", lastDay: "2027-12-31", days: 6.5, limit: 5 },
    lots: [{ source: "granted", grant: null, days: 20, left: 14, usableFrom: null, expiresOn: null }],
    owed: 0,
    limit: null,
    carryOverDays: 5,
    maxBalance: null,
    ...changes,
  };
}

export function calendarEvent(changes: Partial<CalendarEventAnswer> = {}): CalendarEventAnswer {
  return {
    id: "c1",
    userId: "e2",
    userName: "Tom Okafor",
    type: "vacation",
    status: "approved",
    startDate: "2027-02-09",
    endDate: "2027-02-11",
    isHalfDay: false,
    ...changes,
  };
}

export function preview(changes: Partial<PreviewAnswer> = {}): PreviewAnswer {
  return {
    days: 5,
    holidays: [],
    freeDates: [],
    earliestStart: "2027-02-10",
    conditions: [],
    balance: 14,
    available: 11.5,
    balanceAfter: 6.5,
    years: [],
    isUnlimited: false,
    approverName: "Ola Berg",
    conflicts: [],
    refusals: [],
    ...changes,
  };
}

export function previewYear(changes: Partial<PreviewYear> = {}): PreviewYear {
  return {
    leaveYear: 2027,
    days: 5,
    charged: 5,
    carried: 0,
    accrued: 20,
    adjusted: 0,
    booked: 6,
    pending: 2.5,
    available: 11.5,
    after: 6.5,
    ...changes,
  };
}

export function user(name: string, role: Role, changes: Partial<UserAnswer> = {}): UserAnswer {
  return {
    id: name,
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com`,
    avatar: "",
    role,
    managerId: null,
    managerName: null,
    officeId: null,
    office: "Main Office",
    officeName: "Main Office",
    isActive: true,
    ...changes,
  };
}
