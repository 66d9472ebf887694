import { Refusal } from "../refusal.ts";
import type { KeyState } from "./keyState.ts";

const TEXTS: Record<Exclude<KeyState, "active">, string> = {
  revoked: "was revoked",
  expired: "has expired",
  stopped: "has stopped working, because the person it belongs to may no longer use it",
};

/** The word for a key: those of identity providers are tokens. */
export type KeyNoun = "API key" | "token";

/** Returns the refusal (401) of a call without a key. */
export function noKey(): Refusal {
  return new Refusal("unauthenticated", "no_key", "Send an API key: Authorization: Bearer awd…");
}

/** Returns the refusal (401) of a call with a key that is unknown or no longer works. */
export function deadKey(state?: Exclude<KeyState, "active">, noun: KeyNoun = "API key"): Refusal {
  if (state === undefined) return new Refusal("unauthenticated", "unknown_key", `This ${noun} is unknown`);
  return new Refusal("unauthenticated", `${state}_key`, `This ${noun} ${TEXTS[state]}`);
}

/** Returns the refusal (403) of a new personal key where only the organization's keys are allowed. */
export function keysForbidden(): Refusal {
  const text = "Your organization doesn't allow personal API keys";
  return new Refusal("forbidden", "keys_forbidden", text);
}
