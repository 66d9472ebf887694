import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccountChange } from "#core/notify/AccountChange.ts";
import type { FactorChange } from "#core/notify/FactorChange.ts";
import type { EventOfRequest } from "#core/notify/NotificationEvent.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { RequestForApprover } from "#bot/operations/requests/requestForApprover.ts";

/** Who gets a message: a person, or somebody known by their address only. */
export interface Recipient {
  id: string | null;
  name: string | null;
  email: string;
  zone: string;
}

/** What a message says, whatever channel it goes by; read when it is sent. */
export type MessageBody =
  | { event: "request.submitted" | "request.reminded" | "request.escalated"; request: RequestForApprover }
  | {
      event: EventOfRequest;
      request: RequestView;
      /** More requests of the same person to which the same happened. */
      others?: RequestView[];
      personName: string;
      /** Whether the recipient is the one whose request it is. */
      isOwn: boolean;
      byName: string | null;
    }
  | { event: "balance.adjusted"; type: LeaveType; minutes: Minutes; reason: string | null; byName: string | null }
  | { event: "leave.lapsing"; lapsing: { type: LeaveType; minutes: Minutes }[]; on: IsoDate }
  | {
      event: "invitation.sent";
      role: Role;
      /** The first day of the person to be, where the inviter gave one. */
      startDate: IsoDate | null;
      invitedByName: string;
      token: string;
      expiresAt: Date;
      googleOnly: boolean;
    }
  | { event: "slack.disconnected"; byName: string | null }
  | { event: "digest.failed"; officeName: string; channelName: string; trouble: string }
  /** Where people sign in with Google only, it says that instead of leading to a new password. */
  | { event: "password.reset"; expiresAt: Date; googleOnly: boolean }
  | { event: "person.added"; byName: string | null; expiresAt: Date; googleOnly: boolean }
  | { event: "secondFactor.changed"; change: FactorChange; byName: string | null }
  | { event: "account.changed"; change: AccountChange }
  /** To the new address of a person, which they prove by the link. */
  | { event: "email.change"; changeId: string; expiresAt: Date }
  /** To the old address of a person, which it no longer belongs to. */
  | { event: "email.changed"; byName: string | null }
  /** To an Owner, who proves their email by the link. */
  | { event: "organization.confirm"; expiresAt: Date }
  | { event: "ownership.transferred"; isNewOwner: boolean; fromName: string; toName: string };

/** What the message of an event says. */
export type BodyOf<Event extends MessageBody["event"]> = Extract<MessageBody, { event: Event }>;

/** One notification, ready to be put into the words of a channel. */
export interface Message {
  organizationId: string;
  /** The notification's id: the same however often it is tried. */
  id: string;
  organizationName: string;
  recipient: Recipient;
  body: MessageBody;
}
