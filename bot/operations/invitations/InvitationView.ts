import type { InvitationRow } from "#db/queries/auth/invitations.ts";

/** An invitation with its token in plain text, for people who may forward it. */
export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "inviter" | "organizationName" | "organizationDomain" | "googleOnly"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

/** An invitation in a list, without its token if the role is above the caller's: its link would grant that role. */
export type ListedInvitation = Omit<InvitationView, "token"> & { token: string | null };
