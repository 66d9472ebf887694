import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** The lists that show the person's photo. */
const SHOWN_IN = ["session", "users", "approvals", "calendar"] as const;

/** Stores the signed-in person's photo, a JPEG image in base64. */
export function useSetPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (image: string) => call<MeAnswer>("PUT", "/api/auth/user/photo", { image }),
    onSuccess: () => refetch(client, SHOWN_IN),
  });
}

/** Deletes a person's photo. */
export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call<undefined>("DELETE", at("api", "users", userId, "photo")),
    onSuccess: () => refetch(client, SHOWN_IN),
  });
}
