import { z } from "zod";
import { INVITATION_STATUSES } from "#core/invitations/InvitationsQuery.ts";
import { id, instant, isoDate, role } from "./fields.ts";

export const InvitationAnswer = z.strictObject({
  id,
  email: z.string(),
  role,
  managerId: id.nullable(),
  managerName: z.string().nullable(),
  officeId: id,
  officeName: z.string(),
  /** The first day of work. If null, the person counts as always employed. */
  startDate: isoDate.nullable(),
  status: z.enum(INVITATION_STATUSES),
  token: z.string().nullable(),
  /** Present only if ENCRYPTION_KEYS no longer contains the key that encrypted the token. */
  isLinkUnreadable: z.literal(true).optional(),
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  invitedByUserName: z.string(),
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const SentInvitationsAnswer = z.strictObject({
  sent: z.array(InvitationAnswer),
  members: z.array(z.string()),
  invited: z.array(z.string()),
});
export type SentInvitationsAnswer = z.infer<typeof SentInvitationsAnswer>;

export const DatedInvitationAnswer = InvitationAnswer.extend({ createdAt: instant });
export type DatedInvitationAnswer = z.infer<typeof DatedInvitationAnswer>;

export const OpenInvitationAnswer = z.strictObject({
  email: z.string(),
  role,
  organizationName: z.string(),
  googleOnly: z.boolean(),
});
export type OpenInvitationAnswer = z.infer<typeof OpenInvitationAnswer>;

export const JoinedAnswer = z.strictObject({ user: z.strictObject({ id, email: z.string() }) });
export type JoinedAnswer = z.infer<typeof JoinedAnswer>;
