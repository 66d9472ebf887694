import type { Visitor } from "../actor.ts";
import { signInByProvider } from "../auth/providers/signInByProvider.ts";
import type { PendingSecondStep } from "../auth/secondFactor/afterFirstStep.ts";
import type { NewSession, SignedIn } from "../auth/startSession.ts";
import type { SsoArrival } from "./returnFromSso.ts";
import type { MustLink } from "./SsoIntent.ts";
import { ssoAccount } from "./steps/ssoAccount.ts";

export function signInWithSso(
  arrival: SsoArrival,
  visitor: Visitor,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep | MustLink> {
  return signInByProvider(ssoAccount(arrival, visitor), { visitor, wanted });
}
