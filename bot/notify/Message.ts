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

/** The recipient of a message: a person, or an address without a person. */
export interface MessageRecipient {
  id: string | null;
  name: string | null;
  email: string;
  zone: string;
  /** True if the person has proven that the address is theirs. An unproven address could be someone else's. */
  isProven: boolean;
}

/** The content of a message, independent of its channel; loaded when the message is sent. */
export type MessageBody =
  | { event: WaitingEvent; request: RequestForApprover }
  | {
      event: EventOfRequest;
      request: RequestView;
      /** The person's other requests with the same event, and the number of those that the message doesn't name. */
      others?: RequestView[];
      more?: number;
      personName: string;
      /** True if the recipient is the requester. */
      isOwn: boolean;
      byName: string | null;
      /** True if an approver recorded the request on the person's behalf and thereby approved it. */
      isRecorded?: boolean;
      /** The other leave that sick leave gave back, or would give back, as sentences; missing for other leave. */
      givenBack?: string[];
    }
  | {
      event: "request.message";
      about: RequestView;
      text: string;
      /** The name of the person who wrote the message, and of the requester. */
      byName: string;
      requesterName: string;
      /** True if the recipient is the requester. */
      isOwn: boolean;
    }
  | (TypeOfLeave & {
      event: "balance.adjusted";
      minutes: Minutes;
      reason: string | null;
      byName: string | null;
    })
  | ({ event: "balance.settled" } & SettlementNews)
  /** Sent to a deactivated person, who can't sign in anymore. */
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
      /** The first day on which the leave can't be used. */
      on: IsoDate;
    }
  | (TypeOfLeave & {
      event: "block.missing";
      /** The consecutive workdays that the person must book, and those that are booked. */
      days: number;
      longest: number;
      /** The last day of the leave year. */
      by: IsoDate;
    })
  | {
      event: "invitation.sent";
      role: Role;
      /** The invited person's first day, if the inviter set one. */
      startDate: IsoDate | null;
      invitedByName: string;
      invitationId: string;
      expiresAt: Date;
      googleOnly: boolean;
    }
  | { event: "slack.disconnected"; byName: string | null }
  | ({ event: "webhook.stopped" } & StoppedWebhook)
  | ({ event: "calendar.stopped"; /** The office whose calendar it is. */ officeId: string | null } & StoppedCalendar)
  | { event: "digest.failed"; officeName: string; channelName: string; trouble: string }
  /**
   * If the organization signs in with Google only, or single sign-on is required for the person, the message explains
   * that instead of linking to the form for a new password.
   */
  | { event: "password.reset"; expiresAt: Date; googleOnly: boolean; ssoOnly: boolean }
  | {
      event: "person.added";
      byName: string | null;
      expiresAt: Date;
      googleOnly: boolean;
      /** True if the person was added earlier and another person has now changed their email. */
      isMoved: boolean;
    }
  | { event: "secondFactor.changed"; change: FactorChange; byName: string | null }
  | { event: "account.changed"; change: AccountChange; byName?: string | null }
  /** Sent to a person's new address; the link proves that it is theirs. */
  | { event: "email.change"; changeId: string; expiresAt: Date }
  /** Sent to the address that a person had before. */
  | { event: "email.changed"; byName: string | null }
  /** Sent to an Owner; the link confirms their email. */
  | { event: "organization.confirm"; expiresAt: Date }
  | {
      event: "ownLeave.raised";
      byName: string | null;
      rules: ChangedRules;
      /** The policy or the office. */
      id: string;
      isUnknown: boolean;
    }
  | ({ event: "admin.added"; personId: string } & NewAdmin)
  | { event: "ownership.transferred"; isNewOwner: boolean; fromName: string; toName: string };

export type BodyOf<Event extends MessageBody["event"]> = Extract<MessageBody, { event: Event }>;

/** A notification, ready to be written in the format of a channel. */
export interface Message {
  organizationId: string;
  /** The notification's id, which is the same for every attempt. */
  id: string;
  organizationName: string;
  recipient: MessageRecipient;
  body: MessageBody;
}
