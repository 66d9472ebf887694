import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SecondFactorAnswer, SecretAnswer, RecoveryCodesAnswer } from "#core/api/accountAnswers.ts";
import type { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

const PATH = "/api/auth/second-factor";

export function secondFactor() {
  return queryOptions({
    queryKey: ["second-factor"],
    queryFn: () => call<SecondFactorAnswer>("GET", PATH),
    staleTime: 0,
  });
}

export function useOfferSecret() {
  return useMutation({ mutationFn: (proof: IdentityInput) => call<SecretAnswer>("POST", `${PATH}/setup`, proof) });
}

export function useConfirmSecret() {
  return useFactorWrite((body: { code: string }) => call<RecoveryCodesAnswer>("POST", `${PATH}/confirm`, body));
}

export function useRenewRecoveryCodes() {
  return useFactorWrite((proof: IdentityInput) => call<RecoveryCodesAnswer>("POST", `${PATH}/recovery-codes`, proof));
}

export function useTurnOff() {
  return useFactorWrite((proof: IdentityInput) => call<undefined>("POST", `${PATH}/turn-off`, proof));
}

function useFactorWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => void refetch(client, ["second-factor", "sessions", "own-email", "ways-to-sign-in"]),
  });
}
