import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserSecondFactorAnswer } from "#core/api/accountAnswers.ts";
import type { UserAnswer, PasswordLinkAnswer } from "#core/api/UserAnswer.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** Queries the organization's active people. */
export function allUsers() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<UserAnswer[]>("GET", "/api/users") });
}

/** Queries the organization's people, including deactivated ones; for Admins and Owners. */
export function usersEverActive() {
  return queryOptions({
    queryKey: ["users", "inactive"],
    queryFn: () => call<UserAnswer[]>("GET", "/api/users?include=inactive"),
  });
}

/** The lists to fetch again: all of them contain people's names, offices, managers, or figures. */
const AFTER_USERS: readonly List[] = ["users", "offices", "invitations", "session", ...AFTER_REQUESTS];

/** Changes a person; null unsets a field, and `isActive: true` undoes a deactivation. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: UserPatch & { id: string }) =>
      call<UserAnswer>("PATCH", at("api", "users", id), changes),
    onSuccess: () => void refetch(client, AFTER_USERS),
  });
}

/** Deactivates a person, who leaves the list immediately and returns if the server refuses. */
export function useDeactivateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id)),
    onMutate: (id) => takeOut(client, allUsers().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_USERS),
  });
}

/** Creates a link that sets a person's new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: string) => call<PasswordLinkAnswer>("POST", at("api", "users", id, "password-link")),
  });
}

/** Queries whether a person has a second factor, and since when. */
export function userSecondFactor(id: string) {
  return queryOptions({
    queryKey: ["users", "second-factor", id],
    queryFn: () => call<UserSecondFactorAnswer>("GET", at("api", "users", id, "second-factor")),
    staleTime: 0,
  });
}

export function useResetSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id, "second-factor")),
    onSuccess: () => void refetch(client, ["users"]),
  });
}
