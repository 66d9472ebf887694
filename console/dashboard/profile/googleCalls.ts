import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";
import { browser } from "../session/browser.ts";

export interface WaysToSignIn {
  /** Whether this server knows how to reach Google. */
  isAvailable: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
}

/** By what one can sign in. */
export function waysToSignIn() {
  return queryOptions({
    queryKey: ["ways-to-sign-in"],
    queryFn: () => call<WaysToSignIn>("GET", "/api/auth/google-link"),
  });
}

/** Shows that it is oneself, and leaves for Google. */
export function useLinkGoogle() {
  return useMutation({
    mutationFn: (body: { password: string }) => call<{ goTo: string }>("POST", "/api/auth/google-link", body),
    onSuccess: ({ goTo }) => browser.goTo(goTo),
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
