import { z } from "zod";
import { CALENDAR_SERVICE_NAMES } from "#core/connectedCalendars/calendarServices.ts";
import { ENDINGS } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { DELEGATION_CHANGES } from "#core/delegations/delegationTexts.ts";
import { ACCOUNT_CHANGES, FACTOR_CHANGES } from "#core/notify/AccountChange.ts";
import { keptRequests } from "#core/notify/requestNews/namedRequests.ts";
import { ROLES } from "#core/people/access/roles.ts";

const more = z.int().default(0);

const OneOrMore = z.object({
  requestId: z.string(),
  otherIds: z.array(z.string()).default([]),
  more,
  actorId: z.string().optional(),
  isRecorded: z.boolean().default(false),
  version: z.number().optional(),
});
/** Shortens long lists in payloads of earlier versions. */
export const AboutRequest = OneOrMore.transform(({ requestId, otherIds, more: unnamed, ...rest }) => {
  const { kept, more: cut } = keptRequests([requestId, ...otherIds]);
  return { ...rest, requestId, otherIds: kept.slice(1), more: unnamed + cut };
});
export const AboutMessage = z.object({ requestId: z.string(), messageId: z.string(), actorId: z.string() });
export const Adjustment = z.object({
  type: z.string(),
  minutes: z.number(),
  reasonId: z.string(),
  actorId: z.string(),
});
export const ExpiringPayload = z.object({
  on: z.string(),
  expiring: z.array(z.object({ type: z.string(), minutes: z.number() })),
});
export const BlockPayload = z.object({ type: z.string(), days: z.number(), longest: z.number(), by: z.string() });
export const SettlementPayload = z.object({ userId: z.string(), on: z.string(), isCorrection: z.boolean() });
export const AboutMoved = z
  .object({ requestIds: z.array(z.string()), more })
  .transform(({ requestIds, more: unnamed }) => {
    const { kept, more: cut } = keptRequests(requestIds);
    return { ids: kept, more: unnamed + cut };
  });
export const OfDelegation = z.object({ delegationId: z.string(), change: z.enum(DELEGATION_CHANGES) });
export const AboutInvitation = z.object({ invitationId: z.string() });
export const ByActor = z.object({ actorId: z.string().nullable() });
export const ToFormer = z.object({ wasProven: z.boolean().default(false) });
export const AboutWebhook = z.object({ webhookId: z.string() });
export const AboutCalendar = z.object({
  calendarId: z.string(),
  ended: z
    .object({
      service: z.enum(CALENDAR_SERVICE_NAMES),
      officeId: z.string(),
      trouble: z.enum(ENDINGS).default("noAdmin"),
    })
    .optional(),
});
export const AboutOffice = z.object({ officeId: z.string() });
export const AddedAdmin = z.object({
  personId: z.string(),
  role: z.enum(ROLES),
  actorId: z.string(),
  isInvited: z.boolean(),
});
export const Ownership = z.object({ fromId: z.string(), toId: z.string() });
export const Reset = z.object({ expiresAt: z.string() });
export const OfFactor = z.object({ change: z.enum(FACTOR_CHANGES), actorId: z.string().nullable() });
export const OfAccount = z.object({
  change: z.enum(ACCOUNT_CHANGES),
  actorId: z.string().optional(),
});
export const RaisedOwn = z.object({
  actorId: z.string(),
  policyId: z.string().optional(),
  officeId: z.string().optional(),
  amounts: z.object({ before: z.number(), after: z.number().nullable() }).nullable(),
  isUnknown: z.boolean(),
});
export const Change = z.object({ changeId: z.string(), expiresAt: z.string() });
export const Added = z.object({ actorId: z.string(), expiresAt: z.string(), isMoved: z.boolean().default(false) });
