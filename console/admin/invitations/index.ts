import type { Invitation } from "./Invitation.ts";
import { InvitationCreate } from "./InvitationCreate.tsx";
import { InvitationList } from "./InvitationList.tsx";
import { InvitationShow } from "./InvitationShow.tsx";

/** How people come: invited, and revoked until they have come. */
export const invitations = {
  list: InvitationList,
  create: InvitationCreate,
  show: InvitationShow,
  recordRepresentation: ({ email }: Invitation) => email,
};
