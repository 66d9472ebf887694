import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccountChange, FactorChange } from "#core/notify/AccountChange.ts";
import type { MovedRequest } from "#core/notify/requestNews/movedText.ts";
import type { NewAdmin } from "#core/notify/newAdminText.ts";
import type { ChangedRules } from "#core/notify/ownRaiseText.ts";
import type { StoppedCalendar } from "#core/connectedCalendars/stoppedCalendarText.ts";
import type { StoppedWebhook } from "#core/webhooks/stoppedWebhookText.ts";
import type { SettlementNews } from "#core/notify/settlementNewsTexts.ts";
import type { EventOfRequest, WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { DelegationMessage } from "#bot/operations/delegations/readDelegationMessage.ts";
import type { RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";

export interface MessageRecipient {
  id: string | null;
  name: string | null;
  email: string;
  zone: string;
  /** An unproven address may belong to another person. */
  isProven: boolean;
}

export type MessageBody =
  | { event: WaitingEvent; request: RequestForApprover }
  | {
      event: EventOfRequest;
      request: RequestView;
      others?: RequestView[];
      more?: number;
      personName: string;
      isOwn: boolean;
      byName: string | null;
      isRecorded?: boolean;
      givenBack?: string[];
    }
  | {
      event: "request.message";
      about: RequestView;
      text: string;
      byName: string;
      requesterName: string;
      isOwn: boolean;
    }
  | (TypeOfLeave & {
      event: "balance.adjusted";
      minutes: Minutes;
      reason: string | null;
      byName: string | null;
    })
  | ({ event: "balance.settled" } & SettlementNews)
  | ({ event: "leaver.settled" } & SettlementNews)
  | ({ event: "delegation.changed" } & DelegationMessage)
  | {
      event: "requests.moved";
      moved: MovedRequest[];
      /** The number of requests that the message doesn't name. */ more: number;
    }
  | {
      event: "leave.expiring";
      expiring: (TypeOfLeave & { minutes: Minutes })[];
      on: IsoDate;
    }
  | (TypeOfLeave & {
      event: "block.missing";
      /**
       * `days` consecutive workdays must be booked. `longest` counts the workdays of the longest booked or pending
       * block.
       */
      days: number;
      longest: number;
      by: IsoDate;
    })
  | {
      event: "invitation.sent";
      role: Role;
      startDate: IsoDate | null;
      invitedByName: string;
      invitationId: string;
      expiresAt: Date;
      googleOnly: boolean;
    }
  | { event: "slack.disconnected"; byName: string | null }
  | ({ event: "webhook.stopped" } & StoppedWebhook)
  | ({ event: "calendar.stopped"; officeId: string | null } & StoppedCalendar)
  | { event: "digest.failed"; officeName: string; channelName: string; trouble: string }
  | { event: "password.reset"; expiresAt: Date; googleOnly: boolean; ssoOnly: boolean }
  | {
      event: "person.added";
      byName: string | null;
      expiresAt: Date;
      googleOnly: boolean;
      isMoved: boolean;
    }
  | { event: "secondFactor.changed"; change: FactorChange; byName: string | null }
  | { event: "account.changed"; change: AccountChange; byName?: string | null }
  | { event: "email.change"; changeId: string; expiresAt: Date }
  | { event: "email.changed"; byName: string | null }
  | { event: "organization.confirm"; expiresAt: Date }
  | {
      event: "ownLeave.raised";
      byName: string | null;
      rules: ChangedRules;
      id: string;
      isUnknown: boolean;
    }
  | ({ event: "admin.added"; personId: string } & NewAdmin)
  | { event: "ownership.transferred"; isNewOwner: boolean; fromName: string; toName: string };

export type BodyOf<Event extends MessageBody["event"]> = Extract<MessageBody, { event: Event }>;

export interface Message {
  organizationId: string;
  /** The notification's id, the same for every attempt. */
  id: string;
  organizationName: string;
  recipient: MessageRecipient;
  body: MessageBody;
}
