import { makeMailedToken } from "../linkToken.ts";

/** Security: Admins see another token, so using this token proves access to the invited address. */
export function makeInvitationToken(notification: {
  organizationId: string;
  id: string;
  invitationId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, invitationId: subjectId, expiresAt } = notification;
  return makeMailedToken({ id }, { purpose: "mailed_invitation", organizationId, subjectId, userId: null, expiresAt });
}
