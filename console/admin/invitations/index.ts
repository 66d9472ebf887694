import type { DatedInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { InvitationCreate } from "./InvitationCreate.tsx";
import { InvitationList } from "./InvitationList.tsx";
import { InvitationShow } from "./InvitationShow.tsx";

export const invitations = {
  list: InvitationList,
  create: InvitationCreate,
  show: InvitationShow,
  recordRepresentation: ({ email }: DatedInvitationAnswer) => email,
};
