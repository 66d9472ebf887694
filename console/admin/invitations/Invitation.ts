import type { IsoDate } from "#core/calendar/dates.ts";
import type { InvitationStatus } from "#core/invitations/InvitationsQuery.ts";
import type { Role } from "#core/people/access/roles.ts";

/** An invitation, as the server sends it to the console. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  officeId: string;
  officeName: string;
  managerId: string | null;
  managerName: string | null;
  startDate: IsoDate | null;
  status: InvitationStatus;
  /** The token of its link; null if the invited role is above the reader's own. */
  token: string | null;
  createdAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  invitedByUserName: string;
}
