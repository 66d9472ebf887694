import { useMutation } from "@tanstack/react-query";
import type { QuickSignupAnswer, SignupAnswer } from "#core/api/OrganizationAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function useFullSignup() {
  return useMutation({ mutationFn: (body: unknown) => call<SignupAnswer>("POST", "/api/orgs/signup", body) });
}

export function useQuickSignup() {
  return useMutation({
    mutationFn: (body: unknown) => call<QuickSignupAnswer>("POST", "/api/orgs/signup-simple", body),
  });
}
