import { queryOptions, useMutation } from "@tanstack/react-query";
import type { OpenInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

/** Queries the invitation that a token belongs to; disabled without a token. */
export function openInvitation(token: string | null) {
  return queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => call<OpenInvitationAnswer>("GET", at("api", "invitations", "token", token ?? "")),
    enabled: token !== null,
  });
}

/** Creates the invited person's account. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: { token: string; name: string; password: string }) =>
      call<unknown>("POST", "/api/invitations/accept", body),
  });
}
