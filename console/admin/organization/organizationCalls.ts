import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WaysToSignInAnswer } from "#core/api/accountAnswers.ts";
import type { OrganizationAnswer, SignInPreviewAnswer } from "#core/api/OrganizationAnswer.ts";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import type { Role } from "#core/people/access/roles.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

const PATH = "/api/organization";

export function organizationSettings() {
  return queryOptions({ queryKey: ["organization"], queryFn: () => call<OrganizationAnswer>("GET", PATH) });
}

export function useEditOrganization() {
  const client = useQueryClient();
  return useSettingsWrite(async (changes: OrganizationPatch) => {
    const settings = await call<OrganizationAnswer>("PATCH", PATH, changes);
    if (changes.leaveYearStartsIn !== undefined) void client.invalidateQueries();
    return settings;
  });
}

export function signInPreview() {
  return queryOptions({
    queryKey: ["organization", "sign-in"],
    queryFn: () => call<SignInPreviewAnswer>("GET", `${PATH}/sign-in`),
  });
}

export function emails() {
  return queryOptions({
    queryKey: ["users", "emails"],
    queryFn: async () => (await call<UserAnswer[]>("GET", "/api/users")).map(({ email }) => email),
  });
}

export function useSetSignInRules() {
  return useSettingsWrite((googleOnly: boolean) =>
    call<OrganizationAnswer>("PATCH", `${PATH}/sign-in`, { googleOnly }),
  );
}

export function useSetSecondFactorRules() {
  return useSettingsWrite((choice: { roles: readonly Role[]; seen: { roles: readonly Role[] } }) =>
    call<OrganizationAnswer>("PATCH", `${PATH}/second-factor`, choice),
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

export function ownGoogle() {
  return queryOptions({
    queryKey: ["own-google"],
    queryFn: () => call<WaysToSignInAnswer>("GET", "/api/auth/google-link"),
  });
}

export function newOwnerCandidates() {
  return queryOptions({
    queryKey: ["users", "newOwnerCandidates"],
    queryFn: async () => (await call<UserAnswer[]>("GET", "/api/users")).filter(({ role }) => role !== "Owner"),
  });
}

export function useTransferOwnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call<undefined>("POST", `${PATH}/transfer`, { userId }),
    onSuccess: () => refetch(client, ["session", "users"]),
  });
}
