import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewConnectionAnswer, RequirementAnswer, SsoAnswer, SsoCheckAnswer } from "#core/api/sso/SsoAnswer.ts";
import type { GoToAnswer, OwnEmailAnswer } from "#core/api/accountAnswers.ts";
import type { JoinMode } from "#core/sso/ConnectionInput.ts";
import { at, call } from "#console/shared/api/call.ts";

export function singleSignOn() {
  return queryOptions({
    queryKey: ["single-sign-on"],
    queryFn: ({ signal }) => call<SsoAnswer>("GET", "/api/admin/single-sign-on", undefined, signal),
    staleTime: 0,
  });
}

/** For an existing connection, a blank `clientSecret` keeps the current secret. */
export interface ConnectionFields {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Confirmation {
  currentPassword?: string;
  code?: string;
}

type Patch = Partial<ConnectionFields> & Confirmation & { isOn?: boolean; joins?: JoinMode; version?: number };

export function useCreateConnection() {
  return useChange((fields: ConnectionFields & { id: string; proof: string; joins: JoinMode }) =>
    call<NewConnectionAnswer>("POST", "/api/admin/single-sign-on/connections", fields),
  );
}

export function useEditConnection(id: string) {
  return useChange((patch: Patch) =>
    call<undefined>("PATCH", at("api", "admin", "single-sign-on", "connections", id), patch),
  );
}

export function useDeleteConnection(id: string) {
  return useChange((confirmation: Confirmation) =>
    call<undefined>("DELETE", at("api", "admin", "single-sign-on", "connections", id), confirmation),
  );
}

interface Wanted {
  connectionId: string | null;
  exceptions: string[];
  seen: { exceptions: string[] };
  version?: number;
}

export function useRequireSso() {
  return useChange((wanted: Confirmation & Wanted) =>
    call<RequirementAnswer>("PUT", "/api/admin/single-sign-on/requirement", wanted),
  );
}

export function useRenewRecoveryCode() {
  return useChange((confirmation: Confirmation) =>
    call<RequirementAnswer>("POST", "/api/admin/single-sign-on/requirement/recovery-code", confirmation),
  );
}

export function useAddDomain() {
  return useChange((domain: string) => call<undefined>("POST", "/api/admin/single-sign-on/domains", { domain }));
}

export function useCheckDomain(id: string) {
  return useChange(() => call<SsoCheckAnswer>("POST", at("api", "admin", "single-sign-on", "domains", id, "check")));
}

export function useRemoveDomain(id: string) {
  return useChange(() => call<undefined>("DELETE", at("api", "admin", "single-sign-on", "domains", id)));
}

export function ownConfirmation() {
  return queryOptions({
    queryKey: ["own-email"],
    queryFn: ({ signal }) => call<OwnEmailAnswer>("GET", "/api/auth/email", undefined, signal),
  });
}

export function useConfirmWithGoogle() {
  return useMutation({
    mutationFn: () => call<GoToAnswer>("POST", "/api/auth/google-confirmation", { purpose: "sso" }),
  });
}

function useChange<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: singleSignOn().queryKey });
  return useMutation({ mutationFn: write, onSuccess });
}
