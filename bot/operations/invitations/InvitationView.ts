import type { InvitationRow } from "#db/queries/auth/invitations.ts";

export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "inviter" | "organizationName" | "organizationDomain" | "googleOnly"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

export interface ListedInvitation extends Omit<InvitationView, "token"> {
  token: string | null;
  isLinkUnreadable?: true;
}
