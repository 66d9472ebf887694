import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** Changes one's own name. */
export function useEditProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string }) => call<unknown>("PATCH", "/api/auth/user", body),
    onSuccess: () => refetch(client, ["session", "users"]),
  });
}

/** Changes one's own password; other sessions end. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call<unknown>("POST", "/api/auth/password", body),
  });
}
