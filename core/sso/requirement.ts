import { z } from "zod";
import { REDIRECT_ERRORS } from "../links/redirectErrors.ts";
import { idField } from "../inputs.ts";
import { Refusal } from "../refusal.ts";
import { confirmation, seenVersion } from "./ConnectionInput.ts";

const MAX_EXCEPTIONS = 50;

const exceptions = z
  .array(idField("Please open the form again"))
  .max(MAX_EXCEPTIONS, { error: `Choose at most ${MAX_EXCEPTIONS} people` });

/** `seen` has the exceptions that the form loaded, so that later changes by another Owner are kept. */
export const RequirementInput = z.object({
  connectionId: idField("Please open the form again").nullable(),
  exceptions,
  seen: z.object({ exceptions }).optional(),
  ...seenVersion,
  ...confirmation,
});

export const RecoveryCodeRequest = z.object(confirmation);

interface RequirementFacts {
  isOn: boolean;
  isOwnWayIn: boolean;
  isOffered: boolean;
}

export function assertMayRequire({ isOn, isOwnWayIn, isOffered }: RequirementFacts): void {
  if (!isOn) throw new Refusal("conflict", "connection_off", "Turn on the connection first");
  if (!isOffered) throw new Refusal("conflict", "domain_not_proven", "Verify a domain first");
  if (isOwnWayIn) return;
  const text = "Sign in with this connection yourself first, so that you don't lock yourself out";
  throw new Refusal("conflict", "not_signed_in_with", text);
}

/** Owners may always set a password, because the recovery code requires a password. */
export function maySetPassword(
  required: { isOwner: boolean; isLinked: boolean; isOffered: boolean } | undefined,
): boolean {
  return required === undefined || required.isOwner || !required.isLinked || !required.isOffered;
}

export function ssoRequired(): Refusal {
  return new Refusal("forbidden", "sso_required", REDIRECT_ERRORS.sso_required);
}

export function assertNotRequired(connectionId: string, requirement: { connectionId: string } | undefined): void {
  if (requirement?.connectionId !== connectionId) return;
  const text = "People must sign in with this connection. End the single sign-on requirement first.";
  throw new Refusal("conflict", "required_connection", text);
}

export function assertMayRemoveDomain({ isProven, isRequired }: { isProven: boolean; isRequired: boolean }): void {
  if (!isProven || !isRequired) return;
  const text = "People at this domain must use single sign-on. End the single sign-on requirement first.";
  throw new Refusal("conflict", "required_domain", text);
}

export function assertMayEndProof({ isProven, isRequired }: { isProven: boolean; isRequired: boolean }): void {
  if (!isProven || !isRequired) return;
  const text = "The DNS record wasn't found. Create it again, because people at this domain must use single sign-on.";
  throw new Refusal("conflict", "required_domain", text);
}

export function requirementMissing(): Refusal {
  return new Refusal("conflict", "sso_not_required", "Single sign-on isn't required. Reload the page.");
}

export function wrongRecoveryCode(): Refusal {
  const text = "This recovery code is wrong or has already been used, or you aren't an Owner";
  return new Refusal("unauthenticated", "wrong_recovery_code", `${text}.`, { fields: { recoveryCode: text } });
}
