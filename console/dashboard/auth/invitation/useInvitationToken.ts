import { useParams, useSearchParams } from "react-router";
import { useLinkToken } from "../useLinkToken.ts";

export function useInvitationToken(): string | null {
  const { token: fromPath } = useParams();
  const [query] = useSearchParams();
  return useLinkToken(fromPath ?? query.get("token"), "/accept-invitation");
}
