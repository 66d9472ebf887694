import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** A person of the organisation as lists show them. */
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
  /** Their name, address and texts were blanked for good. */
  isErased?: true;
  /** From here on what only Manager and above are told. */
  startDate?: IsoDate | null;
  endDate?: IsoDate | null;
  /** Days of vacation a year that hold today instead of the policy's. */
  ptoBalanceOverride?: number | null;
  /** What is set to hold from a later day on. */
  nextPtoBalanceOverride?: { ptoBalanceOverride: number | null; effectiveOn: IsoDate } | null;
}

/** The people of the organisation. */
export function allUsers() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<User[]>("GET", "/api/users") });
}

/** The people of the organisation and those who were deactivated; for Admin and Owner. */
export function usersEverActive() {
  return queryOptions({
    queryKey: ["users", "inactive"],
    queryFn: () => call<User[]>("GET", "/api/users?include=inactive"),
  });
}

/** Names, offices, managers and figures of people stand in all of these. */
const AFTER_USERS: readonly List[] = ["users", "offices", "invitations", "session", ...AFTER_REQUESTS];

/** Changes a person; null unsets, `isActive: true` undoes a deactivation. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: UserPatch & { id: string }) =>
      call<User>("PATCH", at("api", "users", id), changes),
    onSuccess: () => void refetch(client, AFTER_USERS),
  });
}

/** Deactivates a person, who leaves the list at once and comes back when it is refused. */
export function useDeactivateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id)),
    onMutate: (id) => takeOut(client, allUsers().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_USERS),
  });
}

/** Makes a link by which a person sets a new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: string) =>
      call<{ link: string; expiresAt: string }>("POST", at("api", "users", id, "password-link")),
  });
}

/** Whether a person has a second factor, and since when. */
export function userSecondFactor(id: string) {
  return queryOptions({
    queryKey: ["users", "second-factor", id],
    queryFn: () => call<{ isOn: boolean; since: string | null }>("GET", at("api", "users", id, "second-factor")),
    staleTime: 0,
  });
}

/** Takes the second factor of a person away. */
export function useResetSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "users", id, "second-factor")),
    onSuccess: () => void refetch(client, ["users"]),
  });
}
