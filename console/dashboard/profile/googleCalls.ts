import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConfirmationPurpose, ConfirmedBy } from "#core/people/confirmation.ts";
import type { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import type { FirstPassword } from "#core/auth/PasswordInput.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { call } from "#console/shared/api/call.ts";
import { browser } from "../session/browser.ts";

export interface WaysToSignIn {
  /** Whether this server knows how to reach Google. */
  isAvailable: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  /** Whether a new way to sign in needs a code of the authenticator app as well. */
  hasSecondFactor: boolean;
  /** How a new password is confirmed; null where passwords don't count. */
  confirmPasswordBy: ConfirmedBy | null;
}

/** By what one can sign in. */
export function waysToSignIn() {
  return queryOptions({
    queryKey: ["ways-to-sign-in"],
    queryFn: () => call<WaysToSignIn>("GET", "/api/auth/google-link"),
    staleTime: 0,
  });
}

/** Shows that it is oneself, and leaves for Google. */
export function useLinkGoogle() {
  return useMutation({
    mutationFn: (body: GoogleLinkInput) => call<{ goTo: string }>("POST", "/api/auth/google-link", body),
    onSuccess: ({ goTo }) => browser.goTo(goTo),
  });
}

/** Leaves for Google to confirm a change of your account. */
export function useConfirmWithGoogle() {
  return useMutation({
    mutationFn: (purpose: ConfirmationPurpose) =>
      call<{ goTo: string }>("POST", "/api/auth/google-confirmation", { purpose }),
    onSuccess: ({ goTo }) => browser.goTo(goTo),
  });
}

/** Sets your first password, after you confirmed it with Google; your other sessions end. */
export function useSetFirstPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstPassword) => call<undefined>("PUT", "/api/auth/password", body),
    onSettled: () => refetch(client, ["ways-to-sign-in", "own-email", "second-factor", "sessions"]),
  });
}

/** Has Google not sign one in any more. */
export function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<undefined>("DELETE", "/api/auth/google-link"),
    onSuccess: () => client.invalidateQueries({ queryKey: waysToSignIn().queryKey }),
  });
}
