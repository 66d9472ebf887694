import { toDays, toUnits, type Minutes } from "#core/leave/amounts.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { photoType } from "#core/photos/photoType.ts";
import type { AuditView } from "#db/queries/admin/auditEvents.ts";
import { MAX_EXPORTED } from "#core/people/personExport.ts";
import type { PersonRecords } from "#bot/operations/people/exportPerson.ts";
import { presentAccount } from "../statements/presentFinalStatement.ts";
import { presentBalance } from "../presentBalance.ts";
import { presentRecordedCredit, presentRecordedRequests } from "./presentRecordedRequests.ts";

export function presentPersonRecords(records: PersonRecords) {
  const { exportedAt, person, signIns, emailChange, notifications, invitations } = records;
  return {
    exportedAt,
    organization: person.organizationName,
    profile: profileOf(records),
    ...(records.photo && { photo: photoOf(records.photo) }),
    signIn: {
      email: person.email,
      emailProvenAt: signIns.emailProvenAt,
      ...(emailChange && { newEmail: { email: emailChange.email, requestedAt: emailChange.requestedAt } }),
      password: signIns.passwordChangedAt && { changedAt: signIns.passwordChangedAt },
      google: signIns.google,
      secondFactor: signIns.secondFactor,
      slack: signIns.slack,
      ...(signIns.singleSignOn.length > 0 && { singleSignOn: signIns.singleSignOn }),
      ...(signIns.provisioned && { identityProvider: signIns.provisioned }),
    },
    sessions: signIns.sessions,
    apiKeys: signIns.keys,
    calendarFeeds: signIns.feeds,
    connectedCalendars: signIns.calendars,
    requests: presentRecordedRequests(records),
    credits: records.credits.map(presentRecordedCredit),
    balances: records.balances.map(({ archived, ...balance }) => ({
      ...withoutIds(presentBalance(balance)),
      ...(archived && { archived }),
    })),
    ...(person.endDate !== null && {
      finalStatement: { lastDay: person.endDate, balances: records.finalStatement.map(presentAccount) },
    }),
    ledger: records.ledger.map((entry) => ({
      countsFrom: entry.effectiveOn,
      type: entry.type,
      leaveYear: entry.leaveYear,
      kind: entry.kind,
      days: shownDays(entry),
      balance: toUnits(entry.balance, entry.unit),
      text: entry.cause,
    })),
    notifications,
    messagesToOthers: messagesToOthers(records),
    delegations: records.delegations.map(
      ({
        approverName: approver,
        delegateName: delegate,
        startsOn: from,
        endsOn: to,
        createdByName: by,
        ...times
      }) => ({
        approver,
        delegate,
        from,
        to,
        by,
        ...times,
      }),
    ),
    snoozes: records.snoozes.map(({ requesterName: requestOf, ...snooze }) => ({ requestOf, ...snooze })),
    invitations: invitations.map(({ isOwn, ...invitation }) => ({ to: isOwn ? "oneself" : "another", ...invitation })),
    audit: records.audit.map(auditLine),
    ...onlyNewest(records),
  };
}

function photoOf({ updatedAt: changedAt, source: from, image }: NonNullable<PersonRecords["photo"]>) {
  return { changedAt, from, [photoType(image)]: image.toString("base64") };
}

function onlyNewest(records: PersonRecords): { onlyNewest?: Record<string, number> } {
  const apiKeys = records.signIns.keys;
  const lists = Object.keys(MAX_EXPORTED) as (keyof typeof MAX_EXPORTED)[];
  const cut = lists.filter((list) => ({ ...records, apiKeys })[list].length >= MAX_EXPORTED[list]);
  return cut.length > 0 ? { onlyNewest: Object.fromEntries(cut.map((list) => [list, MAX_EXPORTED[list]])) } : {};
}

function profileOf({ person, histories }: PersonRecords) {
  const { name, email, role, managerName, officeName, zone, startDate, endDate, addedOn, isActive } = person;
  return {
    name,
    email,
    role,
    manager: managerName,
    office: officeName,
    timezone: zone,
    startDate,
    lastDay: endDate,
    addedOn,
    isActive,
    ptoBalanceOverride: daysOrNone(person.ptoBalanceOverride),
    serviceStartDate: person.facts?.serviceStartDate ?? null,
    creditedYears: person.facts?.creditedYears ?? null,
    birthDate: person.facts?.birthDate ?? null,
    groups: person.facts?.groups ?? [],
    earlierFacts: (person.facts?.past ?? []).map(({ until, facts }) => ({ until, ...facts })),
    workingPatterns: person.ownPatterns ?? [],
    events: person.facts?.events ?? [],
    notificationChoices: person.notificationChoices,
    theme: person.theme,
    weekStart: person.weekStart,
    teams: histories.teams,
    blackoutExceptions: histories.blackoutExceptions,
    offices: histories.offices,
    ptoBalanceOverrides: histories.overrides.map(({ minutes, from }) => ({ days: daysOrNone(minutes), from })),
    policies: ownPolicies(person),
    earlierEmployments: histories.employments,
  };
}

function ownPolicies({ facts, leaveYearStartsIn }: PersonRecords["person"]) {
  return (facts?.assigned?.policies ?? []).map(({ type, group, from, until, versions }) => {
    const latest = versions.at(-1)?.value;
    const unit = latest?.document?.unit === "hour" ? "hour" : "day";
    const policy = latest && documentSummary(documentIn(latest, leaveYearStartsIn, unit));
    return { type, group, from, until, policy };
  });
}

function messagesToOthers({ messages, requests }: PersonRecords) {
  const own = new Set(requests.map(({ id }) => id));
  return messages.filter(({ requestId }) => !own.has(requestId)).map(({ sentAt, text }) => ({ sentAt, text }));
}

function auditLine({
  at,
  actorName,
  source,
  action,
  subjectKind,
  subjectId,
  before,
  after,
  names,
}: Omit<AuditView, "leave" | "key">) {
  const about = (subjectId && names[subjectId]) ?? null;
  return {
    at,
    by: actorName ?? "Awayday",
    through: source,
    action,
    what: subjectKind,
    about,
    before: named(before, names),
    after: named(after, names),
  };
}

function named(value: unknown, names: AuditView["names"]): unknown {
  if (typeof value === "string") return names[value] ?? value;
  if (Array.isArray(value)) return value.map((part) => named(part, names));
  if (typeof value !== "object" || value === null) return value;
  if ("text" in value && Object.keys(value).length === 1) return named(value.text, names);
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, named(part, names)]));
}

function withoutIds({ id: _id, credit: _credit, nextYear, ...balance }: ReturnType<typeof presentBalance>) {
  if (!nextYear) return { ...balance, nextYear };
  const { id: _next, ...figures } = nextYear;
  return { ...balance, nextYear: figures };
}

function daysOrNone(minutes: Minutes | null): number | null {
  return minutes === null ? null : toDays(minutes);
}
