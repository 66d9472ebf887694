import { partsInWords } from "#core/leave/partsInWords.ts";
import { addDays } from "#core/calendar/dates.ts";
import { actorText } from "#core/audit/actionText.ts";
import { auditSentence } from "#core/audit/auditSentence.ts";
import { formatValues } from "#core/audit/formatValues.ts";
import { keyText } from "#core/audit/keyText.ts";
import { patternCells } from "#core/imports/wantedPattern.ts";
import { factText } from "#core/imports/personChanges.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import { balanceCap } from "#core/policies/document/summary/balanceCap.ts";
import { partText } from "#core/offices/partText.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { lists } from "#bot/operations/lists/lists.ts";
import { daysOrNone, moment, namesOf, unlessDocument, yesOrNo } from "./cells.ts";
import type { Columns } from "../../downloads/Columns.ts";
import { unitColumn } from "./unitColumn.ts";

type Lists = typeof lists;
type Row<Name extends keyof Lists> =
  Awaited<ReturnType<Lists[Name]["export"]>>["pieces"] extends AsyncGenerator<(infer Listed)[]> ? Listed : never;

type Types = readonly LeaveTypeView[];
type InUnits = "policies" | "requests" | "credits" | "ledger-entries";

export const listColumns: {
  readonly [Name in keyof Lists]: Name extends InUnits ? (types: Types) => Columns<Row<Name>> : Columns<Row<Name>>;
} = {
  people: {
    email: ({ email }) => shownAddress(email),
    name: ({ name }) => name,
    role: ({ role }) => role,
    "manager email": ({ managerEmail }) => managerEmail,
    office: ({ officeName }) => officeName,
    "start date": ({ startDate }) => startDate,
    "end date": ({ endDate }) => endDate,
    override: ({ ptoBalanceOverride }) => daysOrNone(ptoBalanceOverride),
    "service start date": ({ facts }) => facts?.serviceStartDate,
    "credited years": ({ facts }) => facts?.creditedYears,
    "birth date": ({ facts }) => facts?.birthDate,
    groups: ({ facts }) => factText(facts?.groups),
    "working hours": ({ facts }) => patternCells(facts?.workingPatterns)["working hours"],
    "working hours from": ({ facts }) => patternCells(facts?.workingPatterns)["working hours from"],
    status: ({ isActive }) => (isActive ? "active" : "inactive"),
  },
  invitations: {
    email: ({ email }) => shownAddress(email),
    role: ({ role }) => role,
    office: ({ officeName }) => officeName,
    manager: ({ managerName }) => managerName,
    "start date": ({ startDate }) => startDate,
    status: ({ status }) => status,
    "invited by": ({ invitedByUserName }) => invitedByUserName,
    "sent (UTC)": ({ createdAt }) => moment(createdAt),
    "expires (UTC)": ({ expiresAt }) => moment(expiresAt),
    "accepted (UTC)": ({ acceptedAt }) => moment(acceptedAt),
  },
  offices: {
    name: ({ name }) => name,
    country: ({ country }) => country,
    "time zone": ({ timezone }) => timezone,
    default: ({ isDefault }) => yesOrNo(isDefault),
    "holidays count as leave": ({ countHolidays }) => yesOrNo(countHolidays),
    people: ({ memberCount }) => memberCount,
  },
  teams: {
    name: ({ name }) => name,
    leads: ({ leadIds, people }) => namesOf(leadIds, people),
    members: ({ memberIds, people }) => namesOf(memberIds, people),
    "minimum people": ({ coverage }) => coverage?.minimum,
    "minimum percent": ({ coverage }) => coverage?.percent,
    "below the limit": ({ coverage }) => coverage?.mode,
  },
  policies: (types) => ({
    office: ({ assignment, officeName }) => (assignment ? null : officeName),
    group: ({ assignment }) => assignment?.group,
    person: ({ assignment }) => assignment?.userName,
    "first day": ({ assignment }) => assignment?.startsOn,
    "last day": ({ assignment }) => assignment?.endsOn && addDays(assignment.endsOn, -1),
    type: ({ type }) => type,
    unlimited: ({ isUnlimited }) => yesOrNo(isUnlimited),
    days: unlessDocument(({ accrual, unit }) => toUnits(accrual, unit)),
    ...unitColumn(types),
    per: unlessDocument(({ accrualPeriod }) => accrualPeriod),
    granted: unlessDocument(({ accrualTiming }) => accrualTiming.replaceAll("_", " ")),
    "carry over": unlessDocument(({ carryOver, unit }) => toUnits(carryOver, unit)),
    maximum: ({ document, maxBalance, unit }) =>
      document ? balanceCap(document, unit) : maxBalance && toUnits(maxBalance, unit),
    "book ahead": unlessDocument(({ bookAhead }) => yesOrNo(bookAhead)),
    policy: ({ summary }) => summary,
  }),
  holidays: {
    date: ({ date }) => date,
    name: ({ name }) => name,
    office: ({ officeName }) => officeName,
    type: ({ type }) => type,
    part: (holiday) => partText(holiday).toLowerCase(),
  },
  closures: {
    name: ({ name }) => name,
    start: ({ startDate }) => startDate,
    end: ({ endDate }) => endDate,
    charged: ({ charged }) => charged,
    offices: ({ officeIds, offices }) => namesOf(officeIds, offices),
  },
  blackouts: {
    start: ({ startDate }) => startDate,
    end: ({ endDate }) => endDate,
    reason: ({ reason }) => reason,
    offices: ({ officeIds, offices }) => (officeIds ? namesOf(officeIds, offices) : "all"),
    teams: ({ teamIds, teams }) => (teamIds ? namesOf(teamIds, teams) : "all"),
    types: ({ types }) => types?.join("; ") ?? "all",
    "excepted people": ({ exceptUserIds, exceptPeople }) => namesOf(exceptUserIds, exceptPeople),
  },
  requests: (types) => ({
    person: ({ userName }) => userName,
    email: ({ email }) => shownAddress(email),
    office: ({ officeName }) => officeName,
    type: ({ type }) => type,
    start: ({ startDate }) => startDate,
    end: ({ endDate }) => endDate,
    "half day": ({ isHalfDay }) => yesOrNo(isHalfDay),
    part: partsInWords,
    days: ({ minutes, unit }) => toUnits(minutes, unit),
    ...unitColumn(types),
    status: ({ status }) => status,
    "submitted (UTC)": ({ submittedAt }) => moment(submittedAt),
    "decided (UTC)": ({ decidedAt }) => moment(decidedAt),
    "decided by": ({ decidedByName }) => decidedByName,
    reason: ({ rejectionReason }) => rejectionReason,
    notes: ({ notes }) => notes,
  }),
  credits: (types) => ({
    person: ({ userName }) => userName,
    email: ({ email }) => shownAddress(email),
    office: ({ officeName }) => officeName,
    type: ({ type }) => type,
    "worked on": ({ startDate }) => startDate,
    days: ({ minutes, unit }) => toUnits(minutes, unit),
    ...unitColumn(types),
    status: ({ status }) => status,
    "submitted (UTC)": ({ submittedAt }) => moment(submittedAt),
    "decided (UTC)": ({ decidedAt }) => moment(decidedAt),
    "decided by": ({ decidedByName }) => decidedByName,
    reason: ({ rejectionReason }) => rejectionReason,
    notes: ({ notes }) => notes,
  }),
  "ledger-entries": (types) => ({
    person: ({ userName }) => userName,
    email: ({ email }) => shownAddress(email),
    type: ({ type }) => type,
    "leave year": ({ yearName }) => yearName,
    kind: ({ kind }) => kind.replaceAll("_", " "),
    days: shownDays,
    ...unitColumn(types),
    "effective on": ({ effectiveOn }) => effectiveOn,
    "in words": ({ cause }) => cause,
    by: ({ actorName }) => actorName,
    reason: ({ reason }) => reason,
    unlimited: ({ isUnlimited }) => yesOrNo(isUnlimited),
    "posted (UTC)": ({ postedAt }) => moment(postedAt),
  }),
  "audit-events": {
    "when (UTC)": ({ at }) => moment(at),
    who: (event) => actorText(event),
    source: ({ source }) => source,
    "API key or token": ({ key }) => key && keyText(key),
    action: ({ action }) => action,
    "in words": (event) => auditSentence(event),
    what: ({ subjectKind }) => subjectKind,
    "of or to": ({ subjectId, names }) => subjectId && names[subjectId],
    before: ({ before, names }) => formatValues(before, names),
    after: ({ after, names }) => formatValues(after, names),
  },
  notifications: {
    event: ({ event }) => event,
    channel: ({ channel }) => channel,
    recipient: ({ recipientName }) => recipientName,
    email: ({ email }) => shownAddress(email),
    subject: ({ subject }) => subject,
    status: ({ status }) => status,
    attempts: ({ attempts }) => attempts,
    "made (UTC)": ({ createdAt }) => moment(createdAt),
    "sent (UTC)": ({ sentAt }) => moment(sentAt),
    "last error": ({ lastError }) => lastError,
  },
};
