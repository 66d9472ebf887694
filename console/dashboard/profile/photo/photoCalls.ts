import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import type { PhotoChoicesAnswer } from "#core/api/people/PhotoChoicesAnswer.ts";
import type { PhotoService } from "#core/photos/photoSources.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

const SHOWN_IN = ["session", "users", "approvals", "calendar", "own-photo"] as const;

export function photoChoices() {
  return queryOptions({
    queryKey: ["own-photo"],
    queryFn: () => call<PhotoChoicesAnswer>("GET", "/api/auth/user/photo"),
  });
}

export function useSetPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (image: string) => call<MeAnswer>("PUT", "/api/auth/user/photo", { image }),
    onSuccess: () => refetch(client, SHOWN_IN),
  });
}

export function useSetPhotoSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (source: PhotoService) => call<MeAnswer>("PUT", "/api/auth/user/photo/source", { source }),
    onSuccess: () => refetch(client, SHOWN_IN),
  });
}

export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call<undefined>("DELETE", at("api", "users", userId, "photo")),
    onSuccess: () => refetch(client, SHOWN_IN),
  });
}
