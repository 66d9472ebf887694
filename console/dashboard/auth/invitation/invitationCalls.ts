import { queryOptions, useMutation } from "@tanstack/react-query";
import type { OpenInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

export function openInvitation(token: string | null) {
  return queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => call<OpenInvitationAnswer>("GET", at("api", "invitations", "token", token ?? "")),
    enabled: token !== null,
  });
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: { token: string; name: string; password: string }) =>
      call<unknown>("POST", "/api/invitations/accept", body),
  });
}
