import type { Visitor } from "../actor.ts";
import { signInByProvider } from "../auth/providers/signInByProvider.ts";
import type { PendingSecondStep } from "../auth/secondFactor/afterFirstStep.ts";
import type { NewSession, SignedIn } from "../auth/startSession.ts";
import type { SsoArrival } from "./returnFromSso.ts";
import type { MustLink } from "./SsoIntent.ts";
import { ssoAccount } from "./steps/ssoAccount.ts";

/**
 * An unlinked account is linked at once only to an Employee whom the identity provider manages; any other person with
 * the account's email must sign in first, and so must a person who was promoted since the provider alone linked them.
 * If nobody has the email, the person joins where the connection allows it. `meetBySso` decides which emails count.
 */
export function signInWithSso(
  arrival: SsoArrival,
  visitor: Visitor,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep | MustLink> {
  return signInByProvider(ssoAccount(arrival, visitor), { visitor, wanted });
}
