import { shownAddress } from "#core/people/erasure.ts";
import type { DatedInvitation } from "#db/queries/admin/invitations.ts";
import type { InvitationView } from "#bot/operations/invitations/invitationView.ts";
import { moment } from "./cells.ts";
import type { Columns } from "./Columns.ts";

type Invitation = Omit<DatedInvitation, "status" | "tokenSealed"> & Pick<InvitationView, "status">;

/** The columns of invitations, without the tokens of their links. */
export const invitationColumns: Columns<Invitation> = {
  email: ({ email }) => shownAddress(email),
  role: ({ role }) => role,
  office: ({ officeName }) => officeName,
  manager: ({ managerName }) => managerName,
  "start date": ({ startDate }) => startDate,
  status: ({ status }) => status,
  "invited by": ({ invitedByUserName }) => invitedByUserName,
  "sent (UTC)": ({ createdAt }) => moment(createdAt),
  "expires (UTC)": ({ expiresAt }) => moment(expiresAt),
  "accepted (UTC)": ({ acceptedAt }) => moment(acceptedAt),
};
