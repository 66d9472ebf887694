import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConfirmedBy } from "#core/people/confirmation.ts";
import type { OneselfInput } from "#core/auth/SecondFactorInput.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

/** The person's second factor. */
export interface SecondFactor {
  isOn: boolean;
  /** The time when it was turned on, as ISO UTC; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** True if the person's role must have one. */
  isRequired: boolean;
  /** How the person confirms their identity before a change. */
  confirmBy: ConfirmedBy;
}

/** A secret for an app, as text and as the URI in the QR code. */
export interface Offer {
  secret: string;
  uri: string;
}

const PATH = "/api/auth/second-factor";

/** Queries the person's second factor. The required confirmation changes over time, so it is fetched each time. */
export function secondFactor() {
  return queryOptions({
    queryKey: ["second-factor"],
    queryFn: () => call<SecondFactor>("GET", PATH),
    staleTime: 0,
  });
}

/** Requests a new secret, which takes effect once a code confirms it. */
export function useOfferSecret() {
  return useMutation({ mutationFn: (proof: OneselfInput) => call<Offer>("POST", `${PATH}/setup`, proof) });
}

/**
 * Turns the second factor on and ends the person's other sessions; the answer has the recovery codes, only this once.
 */
export function useConfirmSecret() {
  return useFactorWrite((body: { code: string }) => call<{ recoveryCodes: string[] }>("POST", `${PATH}/confirm`, body));
}

/** Replaces the recovery codes with new ones. */
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
