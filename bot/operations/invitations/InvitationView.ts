import type { InvitationRow } from "#db/queries/auth/invitations.ts";

export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "inviter" | "organizationName" | "organizationDomain" | "googleOnly"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

export interface ListedInvitation extends Omit<InvitationView, "token"> {
  /** Null if the caller may not copy the link or if the key is missing. */
  token: string | null;
  /** Set if the key that encrypted the token is missing. */
  isLinkUnreadable?: true;
}
