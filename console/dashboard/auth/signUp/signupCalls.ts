import { useMutation } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";

/** Creates an organization; its Owner signs in with Google next, or by the email and password that are given. */
export function useFullSignup() {
  return useMutation({ mutationFn: (body: unknown) => call<unknown>("POST", "/api/orgs/signup", body) });
}

/** Creates an organisation and its Owner's account at once. */
export function useQuickSignup() {
  return useMutation({ mutationFn: (body: unknown) => call<unknown>("POST", "/api/orgs/signup-simple", body) });
}
