import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProvisioningAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import type { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

export function provisioning() {
  return queryOptions({
    queryKey: ["provisioning"],
    queryFn: ({ signal }) => call<ProvisioningAnswer>("GET", "/api/admin/provisioning", undefined, signal),
    staleTime: 0,
  });
}

interface NewToken {
  name: string;
  expiresOn?: string;
}

export function useCreateToken() {
  return useChange((token: NewToken) => call<NewKeyAnswer>("POST", "/api/admin/provisioning/tokens", token));
}

export function useRevokeToken() {
  return useChange((id: string) => call<undefined>("DELETE", at("api", "admin", "provisioning", "tokens", id)));
}

function useChange<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: provisioning().queryKey });
  return useMutation({ mutationFn: write, onSuccess });
}
