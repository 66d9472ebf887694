import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SetupAnswer } from "#core/api/OrganizationAnswer.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

const ADDRESS = "/api/organization/setup";

export function setup() {
  return queryOptions({ queryKey: ["setup"], queryFn: () => call<SetupAnswer>("GET", ADDRESS), staleTime: 0 });
}

export function useEditSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: { state?: "open" | "closed"; confirmed?: "office" | "policy" }) =>
      call<SetupAnswer>("PATCH", ADDRESS, patch),
    onSuccess: (answer) => {
      client.setQueryData(setup().queryKey, answer);
      return refetch(client, ["session"]);
    },
  });
}
