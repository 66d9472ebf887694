import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WaysToSignInAnswer } from "#core/api/accountAnswers.ts";
import type { OrganizationAnswer, SignInPreviewAnswer } from "#core/api/OrganizationAnswer.ts";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import type { Role } from "#core/people/access/roles.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

const PATH = "/api/organization";

/** Queries the organization's settings; for Admins and Owners only. */
export function organizationSettings() {
  return queryOptions({ queryKey: ["organization"], queryFn: () => call<OrganizationAnswer>("GET", PATH) });
}

/** Changes the settings; for Owners only. Refetches the session, which contains the organization's name. */
export function useEditOrganization() {
  const client = useQueryClient();
  return useSettingsWrite(async (changes: OrganizationPatch) => {
    const settings = await call<OrganizationAnswer>("PATCH", PATH, changes);
    // A new first month changes every balance.
    if (changes.leaveYearStartsIn !== undefined) void client.invalidateQueries();
    return settings;
  });
}

/** Queries the number of people whom Google-only sign-in would affect; for Owners only. */
export function signInPreview() {
  return queryOptions({
    queryKey: ["organization", "sign-in"],
    queryFn: () => call<SignInPreviewAnswer>("GET", `${PATH}/sign-in`),
  });
}

/** Queries the emails of all active people. */
export function emails() {
  return queryOptions({
    queryKey: ["users", "emails"],
    queryFn: async () => (await call<UserAnswer[]>("GET", "/api/users")).map(({ email }) => email),
  });
}

/** Changes the sign-in methods; for Owners only. */
export function useSetSignInRules() {
  return useSettingsWrite((googleOnly: boolean) =>
    call<OrganizationAnswer>("PATCH", `${PATH}/sign-in`, { googleOnly }),
  );
}

/** Sets the roles that must have a second factor; for Owners only. */
export function useSetSecondFactorRules() {
  return useSettingsWrite((roles: readonly Role[]) =>
    call<OrganizationAnswer>("PATCH", `${PATH}/second-factor`, { roles }),
  );
}

function useSettingsWrite<Input>(write: (input: Input) => Promise<OrganizationAnswer>) {
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
    queryFn: () => call<WaysToSignInAnswer>("GET", "/api/auth/google-link"),
  });
}

/** Queries all active people who aren't Owners yet. */
export function newOwnerCandidates() {
  return queryOptions({
    queryKey: ["users", "newOwnerCandidates"],
    queryFn: async () => (await call<UserAnswer[]>("GET", "/api/users")).filter(({ role }) => role !== "Owner"),
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
