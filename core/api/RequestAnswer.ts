import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { count, dayCount, id, instant, isoDate, leaveType, partsOfDates } from "./fields.ts";

export const RequestAnswer = z.strictObject({
  id,
  type: leaveType,
  startDate: isoDate,
  endDate: isoDate,
  notes: z.string().nullable(),
  isHalfDay: z.boolean(),
  ...partsOfDates,
  status: z.enum(REQUEST_STATUSES),
  version: z.int().positive(),
  days: dayCount,
  submittedAt: instant,
  decidedAt: instant.nullable(),
  decidedByName: z.string().nullable(),
  /** True for a request to add time for extra work; `days` is the amount to add. */
  isCredit: z.literal(true).exactOptional(),
  isDecidedByOwner: z.boolean(),
  rejectionReason: z.string().nullable(),
  /** `documents` and `messages` are absent if zero. */
  documents: count.exactOptional(),
  messages: count.exactOptional(),
  needsDocument: z.literal(true).exactOptional(),
  approvalText: z.string().exactOptional(),
});
export type RequestAnswer = z.infer<typeof RequestAnswer>;

export const OwnRequestAnswer = RequestAnswer.extend({
  change: z
    .strictObject({
      id,
      version: z.int().positive(),
      /** If true, the dates are those of the leave. */
      isCancellation: z.boolean(),
      startDate: isoDate,
      endDate: isoDate,
      isHalfDay: z.boolean(),
      ...partsOfDates,
      days: dayCount,
      notes: z.string().nullable(),
    })
    .exactOptional(),
  /** The company closure that booked the leave. The person can't change the leave. */
  closureName: z.string().exactOptional(),
});
export type OwnRequestAnswer = z.infer<typeof OwnRequestAnswer>;

const changeOf = {
  requestId: id,
  isCancellation: z.boolean(),
  isAtOnce: z.boolean(),
};

export const ChangeAnswer = RequestAnswer.extend(changeOf);
export type ChangeAnswer = z.infer<typeof ChangeAnswer>;

export const TeamRequestAnswer = RequestAnswer.extend({
  editedFrom: z
    .strictObject({
      type: leaveType,
      startDate: isoDate,
      endDate: isoDate,
      isHalfDay: z.boolean(),
      ...partsOfDates,
      days: dayCount,
    })
    .exactOptional(),
  change: z.strictObject(changeOf).exactOptional(),
  approvalSteps: z
    .array(z.strictObject({ approvers: z.string(), approvedByName: z.string().nullable() }))
    .exactOptional(),
  employee: z.strictObject({
    id,
    name: z.string(),
    email: z.string(),
    avatar: z.string(),
    hasPage: z.literal(true).exactOptional(),
  }),
  /** In percent, on the date with the lowest coverage. */
  teamCoverage: z.number(),
  coverage: z.strictObject({ present: count, people: count }),
  /** The amount left in the first charged leave year. */
  balanceAfter: dayCount,
  /** Absent if only the current leave year is charged. */
  balancesAfter: z.array(z.strictObject({ leaveYear: z.int(), after: dayCount })).exactOptional(),
  isUnlimited: z.boolean(),
  actingFor: z.strictObject({ id, name: z.string() }).exactOptional(),
  /** Snoozed requests come last. */
  snoozedUntil: instant.exactOptional(),
  approvalRefusal: z.string().exactOptional(),
  conditions: z.array(z.string()),
  alsoAway: z.array(z.string()),
  moreAway: count,
  alsoPending: z.array(z.string()),
  morePending: count,
  teamStrips: z.array(
    z.strictObject({
      team: z.string(),
      limit: z.string(),
      parts: z.array(
        z.strictObject({
          startDate: isoDate,
          endDate: isoDate,
          present: count,
          working: count,
          isBelow: z.boolean(),
          /**
           * At most five people at work. Security: empty if the names would reveal leave that the viewer may not see.
           */
          names: z.array(z.string()),
        }),
      ),
      moreParts: count,
      moreBelow: count,
    }),
  ),
});
export type TeamRequestAnswer = z.infer<typeof TeamRequestAnswer>;

export const TeamRequestCountAnswer = z.strictObject({ count, hasMore: z.boolean() });
export type TeamRequestCountAnswer = z.infer<typeof TeamRequestCountAnswer>;

export const WhatIfAnswer = z.strictObject({
  teams: z.array(
    z.strictObject({
      team: z.string(),
      limit: z.string(),
      dates: z.array(z.strictObject({ date: isoDate, present: count, working: count, isBelow: z.boolean() })),
    }),
  ),
  balances: z.array(
    z.strictObject({
      userId: id,
      userName: z.string(),
      type: leaveType,
      leaveYear: z.int(),
      balanceAfter: dayCount,
      isUnlimited: z.boolean(),
    }),
  ),
});
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>;

export const PersonsRequestAnswer = RequestAnswer.extend({
  userId: id,
  userName: z.string(),
  officeName: z.string().nullable(),
  isErased: z.literal(true).exactOptional(),
});
export type PersonsRequestAnswer = z.infer<typeof PersonsRequestAnswer>;

export const SnoozeAnswer = z.strictObject({ snoozedUntil: instant });
export type SnoozeAnswer = z.infer<typeof SnoozeAnswer>;
