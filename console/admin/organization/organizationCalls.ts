import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Zone } from "#core/calendar/dates.ts";
import type { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import type { Role } from "#core/people/access/roles.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** What the organisation has set for all of its people. */
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

/** The settings of one's organisation; for Admin and Owner only. */
export function organizationSettings() {
  return queryOptions({ queryKey: ["organization"], queryFn: () => call<OrganizationSettings>("GET", PATH) });
}

/** Changes them; for Owners only. Its name stands in what everybody is shown. */
export function useEditOrganization() {
  const client = useQueryClient();
  return useSettingsWrite(async (changes: OrganizationPatch) => {
    const settings = await call<OrganizationSettings>("PATCH", PATH, changes);
    // Every balance has changed then.
    if (changes.leaveYearStartsIn !== undefined) void client.invalidateQueries();
    return settings;
  });
}

/** Changes by what people sign in; for Owners only. */
export function useSetSignInRules() {
  return useSettingsWrite((googleOnly: boolean) =>
    call<OrganizationSettings>("PATCH", `${PATH}/sign-in`, { googleOnly }),
  );
}

/** Sets which roles must have a second factor; for Owners only. */
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

/** Whether Google can sign people in here, and oneself. */
export function ownGoogle() {
  return queryOptions({
    queryKey: ["own-google"],
    queryFn: () => call<{ isAvailable: boolean; hasGoogle: boolean }>("GET", "/api/auth/google-link"),
  });
}

/** Somebody who could own the organisation. */
export interface Heir {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Everybody active who is no Owner yet. */
export function heirs() {
  return queryOptions({
    queryKey: ["users", "heirs"],
    queryFn: async () => (await call<Heir[]>("GET", "/api/users")).filter(({ role }) => role !== "Owner"),
  });
}

/** Makes somebody Owner and oneself Admin; what one may do changes with it. */
export function useTransferOwnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call<undefined>("POST", `${PATH}/transfer`, { userId }),
    onSuccess: () => refetch(client, ["session", "users"]),
  });
}
