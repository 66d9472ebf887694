import { limits } from "#core/throttling/limits.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { beginVisit, endVisit, type LeftFor } from "../providers/visits.ts";
import type { GoogleIntent } from "./GoogleIntent.ts";

const KINDS: readonly string[] = [
  "sign-in",
  "invitation",
  "mailed-link",
  "sign-up",
  "link",
  "confirm",
] satisfies GoogleIntent["kind"][];

export function leaveForGoogle(leaving: {
  browser: string;
  codeVerifier: string;
  intent: GoogleIntent;
  visitor: Visitor;
}): Promise<string> {
  const { googleOfAddress: ofAddress, googleOfDevice: ofDevice, googleOfKnownAddress: ofKnownAddress } = limits;
  return beginVisit({ ...leaving, limits: { ofAddress, ofDevice, ofKnownAddress } }, (state) => state);
}

export function returnFromGoogle(returning: {
  browser: string;
  state: string;
}): Promise<{ codeVerifier: string; intent: GoogleIntent } | undefined> {
  return endVisit(returning, isForGoogle);
}

function isForGoogle(intent: LeftFor): intent is GoogleIntent {
  return KINDS.includes(intent.kind);
}
