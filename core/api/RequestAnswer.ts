import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { count, dayCount, id, instant, isoDate, leaveType, partsOfDates } from "./fields.ts";

/** Amounts in the unit of the type. */
export const RequestAnswer = z.strictObject({
  id,
  type: leaveType,
  startDate: isoDate,
  endDate: isoDate,
  notes: z.string().nullable(),
  isHalfDay: z.boolean(),
  ...partsOfDates,
  status: z.enum(REQUEST_STATUSES),
  /** A decision names the version that the approver saw. */
  version: z.int().positive(),
  days: dayCount,
  submittedAt: instant,
  decidedAt: instant.nullable(),
  decidedByName: z.string().nullable(),
  /** True for a request to add time for extra work, with `days` as the amount to add. */
  isCredit: z.literal(true).exactOptional(),
  /** True if the person decided their own request, for example by canceling it. */
  isDecidedByOwner: z.boolean(),
  rejectionReason: z.string().nullable(),
  /** Each is absent if it is zero. */
  documents: count.exactOptional(),
  messages: count.exactOptional(),
  /** Present while the request needs a document and has none. */
  needsDocument: z.literal(true).exactOptional(),
  approvalText: z.string().exactOptional(),
});
export type RequestAnswer = z.infer<typeof RequestAnswer>;

export const OwnRequestAnswer = RequestAnswer.extend({
  /** The change that the person asked for. The leave is unchanged until it is approved. */
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
  /** The name of the company closure that booked this leave. The person can't change such leave. */
  closureName: z.string().exactOptional(),
});
export type OwnRequestAnswer = z.infer<typeof OwnRequestAnswer>;

const changeOf = {
  requestId: id,
  /** If true, the dates are those of the leave. */
  isCancellation: z.boolean(),
  /** True if an approver changed the leave without being asked. */
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
  /** Present if this is a change of approved leave. */
  change: z.strictObject(changeOf).exactOptional(),
  /** The approvers of each step, in words, and the person who approved it. */
  approvalSteps: z
    .array(z.strictObject({ approvers: z.string(), approvedByName: z.string().nullable() }))
    .exactOptional(),
  employee: z.strictObject({
    id,
    name: z.string(),
    email: z.string(),
    avatar: z.string(),
    /** Present if the viewer may open the person's page. */
    hasPage: z.literal(true).exactOptional(),
  }),
  /** The percentage of the team at work on the worst-staffed date. */
  teamCoverage: z.number(),
  /** The number of people at work on the worst-staffed date, and the size of the team. */
  coverage: z.strictObject({ present: count, people: count }),
  /** The amount left after approval in the first charged leave year. */
  balanceAfter: dayCount,
  /** Absent if only the current leave year is charged. */
  balancesAfter: z.array(z.strictObject({ leaveYear: z.int(), after: dayCount })).exactOptional(),
  isUnlimited: z.boolean(),
  /** The approver for whom the viewer decides as a delegate. */
  actingFor: z.strictObject({ id, name: z.string() }).exactOptional(),
  /** Set if the viewer snoozed the request; such requests come last. */
  snoozedUntil: instant.exactOptional(),
  approvalRefusal: z.string().exactOptional(),
  /** Notes on the request, such as the evidence that it needs, as sentences without a final period. */
  conditions: z.array(z.string()),
  alsoAway: z.array(z.string()),
  moreAway: count,
  /** The names of teammates with only pending leave during the request, and the number of others. */
  alsoPending: z.array(z.string()),
  morePending: count,
  /** Coverage of the person's teams, in runs of dates with the same people. */
  teamStrips: z.array(
    z.strictObject({
      team: z.string(),
      /** In words. */
      limit: z.string(),
      parts: z.array(
        z.strictObject({
          startDate: isoDate,
          endDate: isoDate,
          present: count,
          working: count,
          isBelow: z.boolean(),
          /** At most five people at work. Empty if the names would reveal leave that the viewer may not see. */
          names: z.array(z.string()),
        }),
      ),
      /** The numbers of runs that are omitted. */
      moreParts: count,
      moreBelow: count,
    }),
  ),
});
export type TeamRequestAnswer = z.infer<typeof TeamRequestAnswer>;

/** `hasMore` is true if there are more requests than are counted. */
export const TeamRequestCountAnswer = z.strictObject({ count, hasMore: z.boolean() });
export type TeamRequestCountAnswer = z.infer<typeof TeamRequestCountAnswer>;

export const WhatIfAnswer = z.strictObject({
  /** The teams with a coverage limit in which any of the requests takes a workday. */
  teams: z.array(
    z.strictObject({
      team: z.string(),
      /** In words. */
      limit: z.string(),
      dates: z.array(z.strictObject({ date: isoDate, present: count, working: count, isBelow: z.boolean() })),
    }),
  ),
  /** In the unit of the type. */
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
