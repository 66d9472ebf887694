import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WaysToSignInAnswer, GoToAnswer } from "#core/api/accountAnswers.ts";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import type { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import type { FirstPassword } from "#core/auth/PasswordInput.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { call } from "#console/shared/api/call.ts";
import { browser } from "../session/browser.ts";

export function waysToSignIn() {
  return queryOptions({
    queryKey: ["ways-to-sign-in"],
    queryFn: () => call<WaysToSignInAnswer>("GET", "/api/auth/google-link"),
    staleTime: 0,
  });
}

export function useLinkGoogle() {
  return useMutation({
    mutationFn: (body: GoogleLinkInput) => call<GoToAnswer>("POST", "/api/auth/google-link", body),
    onSuccess: ({ goTo }) => browser.goTo(goTo),
  });
}

export function useConfirmWithGoogle() {
  return useMutation({
    mutationFn: (purpose: ConfirmationPurpose) =>
      call<GoToAnswer>("POST", "/api/auth/google-confirmation", { purpose }),
    onSuccess: ({ goTo }) => browser.goTo(goTo),
  });
}

export function useSetFirstPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstPassword) => call<undefined>("PUT", "/api/auth/password", body),
    onSettled: () => refetch(client, ["ways-to-sign-in", "own-email", "second-factor", "sessions"]),
  });
}

export function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GoogleLinkInput) => call<undefined>("POST", "/api/auth/google-link/unlink", body),
    onSettled: () => refetch(client, ["ways-to-sign-in"]),
  });
}
