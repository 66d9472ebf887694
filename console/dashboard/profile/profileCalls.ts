import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeAnswer, SessionAnswer } from "#core/api/MeAnswer.ts";
import { type ChangedChoices, changedChoices } from "#core/preferences/NotificationChoices.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";
import { session } from "../session/sessionCalls.ts";

export function useEditProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string }) => call<MeAnswer>("PATCH", "/api/auth/user", body),
    onSuccess: () => refetch(client, ["session", "users", "calendar"]),
  });
}

export function useChooseNotifications() {
  const client = useQueryClient();
  const { queryKey } = session();
  return useMutation({
    mutationFn: (notificationChoices: ChangedChoices) =>
      call<MeAnswer>("PATCH", "/api/auth/user", { notificationChoices }),
    onMutate: (choices) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (me) => me && { ...me, notificationChoices: changedChoices(me.notificationChoices, choices) },
      );
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error, _choices, putBack) => putBack?.(),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call<undefined>("POST", "/api/auth/password", body),
    onSuccess: () => void refetch(client, ["sessions", "own-email"]),
  });
}

export function ownSessions() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: () => call<SessionAnswer[]>("GET", "/api/auth/sessions"),
    staleTime: 0,
  });
}

export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = ownSessions();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "auth", "sessions", id)),
    onMutate: (id) => takeOut(client, queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, ["sessions"]),
  });
}
