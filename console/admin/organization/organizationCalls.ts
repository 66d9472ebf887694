import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Zone } from "#core/calendar/dates.ts";
import type { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import type { Role } from "#core/people/access/roles.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** The settings that apply to the whole organization. */
export interface OrganizationSettings {
  id: string;
  name: string;
  domain: string | null;
  timezone: Zone;
  ptoPolicy: string | null;
  reminderDays: number[];
  escalationDays: number;
  coversAbsence: boolean;
  /** The first month of a leave year, 1 to 12. */
  leaveYearStartsIn: number;
  /** True if that month can't change any more. */
  isLeaveYearFixed: boolean;
  googleOnly: boolean;
  /** The roles that must have a second factor. */
  secondFactorRoles: Role[];
}

const PATH = "/api/organization";

/** Queries the organization's settings; for Admins and Owners only. */
export function organizationSettings() {
  return queryOptions({ queryKey: ["organization"], queryFn: () => call<OrganizationSettings>("GET", PATH) });
}

/** Changes the settings; for Owners only. Refetches the session, which contains the organization's name. */
export function useEditOrganization() {
  const client = useQueryClient();
  return useSettingsWrite(async (changes: OrganizationPatch) => {
    const settings = await call<OrganizationSettings>("PATCH", PATH, changes);
    // A new first month changes every balance.
    if (changes.leaveYearStartsIn !== undefined) void client.invalidateQueries();
    return settings;
  });
}

/** Changes the sign-in methods; for Owners only. */
export function useSetSignInRules() {
  return useSettingsWrite((googleOnly: boolean) =>
    call<OrganizationSettings>("PATCH", `${PATH}/sign-in`, { googleOnly }),
  );
}

/** Sets the roles that must have a second factor; for Owners only. */
export function useSetSecondFactorRules() {
  return useSettingsWrite((roles: readonly Role[]) =>
    call<OrganizationSettings>("PATCH", `${PATH}/second-factor`, { roles }),
  );
}

function useSettingsWrite<Input>(write: (input: Input) => Promise<OrganizationSettings>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (settings) => {
      client.setQueryData(organizationSettings().queryKey, settings);
      void refetch(client, ["session"]);
    },
  });
}

/** Queries whether this server supports Google sign-in, and whether the signed-in person has linked it. */
export function ownGoogle() {
  return queryOptions({
    queryKey: ["own-google"],
    queryFn: () => call<{ isAvailable: boolean; hasGoogle: boolean }>("GET", "/api/auth/google-link"),
  });
}

/** A person who could become an Owner. */
export interface Heir {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Queries all active people who aren't Owners yet. */
export function heirs() {
  return queryOptions({
    queryKey: ["users", "heirs"],
    queryFn: async () => (await call<Heir[]>("GET", "/api/users")).filter(({ role }) => role !== "Owner"),
  });
}

/** Makes a person an Owner and the signed-in person an Admin; refetches the session, because permissions change. */
export function useTransferOwnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call<undefined>("POST", `${PATH}/transfer`, { userId }),
    onSuccess: () => refetch(client, ["session", "users"]),
  });
}
