import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConfirmedBy } from "#core/people/confirmation.ts";
import type { EmailChangeInput } from "#core/auth/EmailChangeInput.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

export interface OwnEmail {
  email: string;
  hasPassword: boolean;
  /** How a change is confirmed. */
  confirmBy: ConfirmedBy;
  /** Whether a change needs a code of the authenticator app as well. */
  hasSecondFactor: boolean;
  /** A new email that waits for the link sent there. */
  pending: { email: string; expiresAt: string } | null;
}

/** Your own email, and a change of it that waits for its link. */
export function ownEmail() {
  return queryOptions({
    queryKey: ["own-email"],
    queryFn: () => call<OwnEmail>("GET", "/api/auth/email"),
    staleTime: 0,
  });
}

/** Changes your own email: at once, or when the link that was sent there is used. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChangeInput) =>
      call<{ status: "sent" | "changed"; email: string }>("POST", "/api/auth/email", body),
    onSuccess: ({ status }) => {
      if (status === "changed") void refetch(client, ["session", "sessions", "users"]);
    },
    // A refusal may say that a confirmation is over.
    onSettled: () => client.invalidateQueries({ queryKey: ownEmail().queryKey }),
  });
}

/** Cancels a change that waits for its link. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<undefined>("DELETE", "/api/auth/email"),
    onSettled: () => client.invalidateQueries({ queryKey: ownEmail().queryKey }),
  });
}
