import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserSecondFactorAnswer } from "#core/api/accountAnswers.ts";
import type { UserAnswer, PasswordLinkAnswer } from "#core/api/UserAnswer.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

export function allUsers() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<UserAnswer[]>("GET", "/api/users") });
}

export function usersEverActive() {
  return queryOptions({
    queryKey: ["users", "inactive"],
    queryFn: () => call<UserAnswer[]>("GET", "/api/users?include=inactive"),
  });
}

const AFTER_USERS: readonly List[] = ["users", "offices", "invitations", "session", ...AFTER_REQUESTS];

/** Null unsets a field, and `isActive: true` reverses a deactivation. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: UserPatch & { id: string }) =>
      call<UserAnswer>("PATCH", at("api", "users", id), changes),
    onSuccess: () => void refetch(client, AFTER_USERS),
  });
}

export function useDeactivateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id)),
    onMutate: (id) => takeOut(client, allUsers().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_USERS),
  });
}

export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: string) => call<PasswordLinkAnswer>("POST", at("api", "users", id, "password-link")),
  });
}

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
