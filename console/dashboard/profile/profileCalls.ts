import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";
import { type Me, type NotificationChoices, session } from "../session/sessionCalls.ts";

/** One of one's own sign-ins. */
export interface OwnSession {
  id: string;
  signedInAt: string;
  seenAt: string;
  userAgent: string;
  address: string;
  isCurrent: boolean;
}

/** Changes one's own name. */
export function useEditProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string }) => call<Me>("PATCH", "/api/auth/user", body),
    onSuccess: () => refetch(client, ["session", "users", "calendar"]),
  });
}

/** Choices to change; null takes one back. */
export type ChangedChoices = { [Name in keyof NotificationChoices]?: boolean | null };

/** Changes what one is told: at once, and back when that is refused. */
export function useChooseNotifications() {
  const client = useQueryClient();
  const { queryKey } = session();
  return useMutation({
    mutationFn: (notificationChoices: ChangedChoices) => call<Me>("PATCH", "/api/auth/user", { notificationChoices }),
    onMutate: (choices) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (me) => me && { ...me, notificationChoices: changed(me, choices) });
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error, _choices, putBack) => putBack?.(),
  });
}

function changed({ notificationChoices }: Me, choices: ChangedChoices): NotificationChoices {
  const all = Object.entries({ ...notificationChoices, ...choices });
  return Object.fromEntries(all.filter(([, choice]) => choice !== null));
}

/** Changes one's own password; other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call<undefined>("POST", "/api/auth/password", body),
    onSuccess: () => void refetch(client, ["sessions", "own-email"]),
  });
}

/** One's own sessions, last seen first. What is open elsewhere changes without this page: asked again each time. */
export function ownSessions() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: () => call<OwnSession[]>("GET", "/api/auth/sessions"),
    staleTime: 0,
  });
}

/** Ends one of one's own sessions: gone from the list at once, back in it when that is refused. */
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
