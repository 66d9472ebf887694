import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConfirmedBy } from "#core/people/confirmation.ts";
import type { OneselfInput } from "#core/auth/SecondFactorInput.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** Your own second factor. */
export interface SecondFactor {
  isOn: boolean;
  /** An instant as ISO UTC, while it is on. */
  since: string | null;
  recoveryCodesLeft: number;
  /** Whether your role must have one. */
  isRequired: boolean;
  /** How you show that it is you before it changes. */
  confirmBy: ConfirmedBy;
}

/** A secret for an app to take in, as text and as the address in the QR code. */
export interface Offer {
  secret: string;
  uri: string;
}

const PATH = "/api/auth/second-factor";

/** Your own second factor. How a change is confirmed depends on the moment, so it is asked each time. */
export function secondFactor() {
  return queryOptions({
    queryKey: ["second-factor"],
    queryFn: () => call<SecondFactor>("GET", PATH),
    staleTime: 0,
  });
}

/** Asks for a new secret, which counts once a code confirms it. */
export function useOfferSecret() {
  return useMutation({ mutationFn: (proof: OneselfInput) => call<Offer>("POST", `${PATH}/setup`, proof) });
}

/** Turns the second factor on; answers the recovery codes, this once. Your other sessions end. */
export function useConfirmSecret() {
  return useFactorWrite((body: { code: string }) => call<{ recoveryCodes: string[] }>("POST", `${PATH}/confirm`, body));
}

/** Makes new recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  return useFactorWrite((proof: OneselfInput) =>
    call<{ recoveryCodes: string[] }>("POST", `${PATH}/recovery-codes`, proof),
  );
}

/** Turns the second factor off. */
export function useTurnOff() {
  return useFactorWrite((proof: OneselfInput) => call<undefined>("POST", `${PATH}/turn-off`, proof));
}

function useFactorWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => void refetch(client, ["second-factor", "sessions", "own-email", "ways-to-sign-in"]),
  });
}
