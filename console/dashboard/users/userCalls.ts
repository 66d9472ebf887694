import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** A person of the organization, as shown in lists. */
export interface User {
  id: string;
  name: string;
  email: string;
  avatar: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string | null;
  officeName: string | null;
  isActive: boolean;
  /** True if their name, email address and texts were permanently erased. */
  isErased?: true;
  /** Sent only to Managers and above, like the fields below. */
  startDate?: IsoDate | null;
  endDate?: IsoDate | null;
  /** The person's vacation days per year today, which replace the policy's. */
  ptoBalanceOverride?: number | null;
  /** The allowance scheduled for a later day. */
  nextPtoBalanceOverride?: { ptoBalanceOverride: number | null; effectiveOn: IsoDate } | null;
}

/** Queries the organization's active people. */
export function allUsers() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<User[]>("GET", "/api/users") });
}

/** Queries the organization's people, including deactivated ones; for Admins and Owners. */
export function usersEverActive() {
  return queryOptions({
    queryKey: ["users", "inactive"],
    queryFn: () => call<User[]>("GET", "/api/users?include=inactive"),
  });
}

/** The lists to fetch again: all of them contain people's names, offices, managers or figures. */
const AFTER_USERS: readonly List[] = ["users", "offices", "invitations", "session", ...AFTER_REQUESTS];

/** Changes a person; null unsets a field, and `isActive: true` undoes a deactivation. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: UserPatch & { id: string }) =>
      call<User>("PATCH", at("api", "users", id), changes),
    onSuccess: () => void refetch(client, AFTER_USERS),
  });
}

/** Deactivates a person, who leaves the list at once and returns if the server refuses. */
export function useDeactivateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id)),
    onMutate: (id) => takeOut(client, allUsers().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_USERS),
  });
}

/** Makes a link that sets a person's new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: string) =>
      call<{ link: string; expiresAt: string }>("POST", at("api", "users", id, "password-link")),
  });
}

/** Queries whether a person has a second factor, and since when. */
export function userSecondFactor(id: string) {
  return queryOptions({
    queryKey: ["users", "second-factor", id],
    queryFn: () => call<{ isOn: boolean; since: string | null }>("GET", at("api", "users", id, "second-factor")),
    staleTime: 0,
  });
}

/** Resets a person's second factor. */
export function useResetSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id, "second-factor")),
    onSuccess: () => void refetch(client, ["users"]),
  });
}
