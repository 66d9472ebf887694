import { makeMailedToken } from "../linkToken.ts";

/** Security: the token differs from the token that Admins see, so using it proves the invited address. */
export function makeInvitationToken(notification: {
  organizationId: string;
  id: string;
  invitationId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, invitationId: subjectId, expiresAt } = notification;
  return makeMailedToken({ id }, { purpose: "mailed_invitation", organizationId, subjectId, userId: null, expiresAt });
}
