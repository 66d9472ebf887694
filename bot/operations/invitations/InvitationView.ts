import type { InvitationRow } from "#db/queries/auth/invitations.ts";

/** An invitation with its token in plain text, for people who may forward it. */
export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "inviter" | "organizationName" | "organizationDomain" | "googleOnly"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

/** An invitation in a list. */
export interface ListedInvitation extends Omit<InvitationView, "token"> {
  /** Null if the role is above the caller's, because its link would grant that role, or if the link is unreadable. */
  token: string | null;
  /** Set if the key that encrypted the token is missing. */
  isLinkUnreadable?: true;
}
