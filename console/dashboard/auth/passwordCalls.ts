import { useMutation } from "@tanstack/react-query";
import type { MessageAnswer } from "#core/api/accountAnswers.ts";
import { call } from "#console/shared/api/call.ts";

/** The response has the message to show, whether or not the account exists. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) => call<MessageAnswer>("POST", "/api/auth/forgot-password", body),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call<undefined>("POST", "/api/auth/reset-password", body),
  });
}
