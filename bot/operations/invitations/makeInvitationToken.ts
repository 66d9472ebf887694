import { makeMailedToken } from "../linkToken.ts";

/** The token differs from the one that Admins see, so accepting with it proves the invited address. */
export function makeInvitationToken(notification: {
  organizationId: string;
  id: string;
  invitationId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, invitationId: subjectId, expiresAt } = notification;
  return makeMailedToken({ id }, { purpose: "mailed_invitation", organizationId, subjectId, userId: null, expiresAt });
}
