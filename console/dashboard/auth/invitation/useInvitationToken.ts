import { useParams, useSearchParams } from "react-router";
import { useLinkToken } from "../useLinkToken.ts";

/** Returns the token of an invitation's link, /accept-invitation?token=… or /invitations/token/…, or null. */
export function useInvitationToken(): string | null {
  const { token: fromPath } = useParams();
  const [query] = useSearchParams();
  return useLinkToken(fromPath ?? query.get("token"), "/accept-invitation");
}
