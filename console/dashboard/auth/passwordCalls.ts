import { useMutation } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";

/** Asks for a link to set a new password; answers what to tell, whether there is such an account or not. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) => call<{ message: string }>("POST", "/api/auth/forgot-password", body),
  });
}

/** Sets a new password by the token of such a link. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call<undefined>("POST", "/api/auth/reset-password", body),
  });
}
