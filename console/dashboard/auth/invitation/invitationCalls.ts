import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Role } from "#core/people/access/roles.ts";
import { at, call } from "#console/shared/api/call.ts";

/** The invitation as shown to the invited person before they have an account. */
export interface OpenInvitation {
  email: string;
  role: Role;
  organizationName?: string;
  /** True if it can be accepted with Google only. */
  googleOnly?: boolean;
}

/** Queries the invitation of a token, if there is one. */
export function openInvitation(token: string | null) {
  return queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => call<OpenInvitation>("GET", at("api", "invitations", "token", token ?? "")),
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
