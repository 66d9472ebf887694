import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** What the organisation has set for all of its people. */
export interface OrganizationSettings {
  id: string;
  name: string;
  domain: string | null;
  ptoPolicy: string | null;
  reminderDays: number[];
  escalationDays: number;
  coversAbsence: boolean;
}

const PATH = "/api/organization";

/** The settings of one's organisation; for Admin and Owner only. */
export function organizationSettings() {
  return queryOptions({ queryKey: ["organization"], queryFn: () => call<OrganizationSettings>("GET", PATH) });
}

/** Changes them; for Owners only. Its name and its policy stand in what everybody is shown. */
export function useEditOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: OrganizationPatch) => call<OrganizationSettings>("PATCH", PATH, changes),
    onSuccess: (settings) => {
      client.setQueryData(organizationSettings().queryKey, settings);
      void refetch(client, ["session"]);
    },
  });
}
