import { Refusal } from "../refusal.ts";
import type { KeyState } from "./keyState.ts";

const TEXTS: Record<Exclude<KeyState, "active">, string> = {
  revoked: "This API key was revoked",
  expired: "This API key has expired",
  stopped: "This API key has stopped working, because the person it belongs to may no longer use it",
};

/** Returns the refusal (401) of a call without a key. */
export function noKey(): Refusal {
  return new Refusal("unauthenticated", "no_key", "Send an API key: Authorization: Bearer awd…");
}

/** Returns the refusal (401) of a call with a key that is unknown or no longer works. */
export function deadKey(state?: Exclude<KeyState, "active">): Refusal {
  if (state === undefined) return new Refusal("unauthenticated", "unknown_key", "This API key is unknown");
  return new Refusal("unauthenticated", `${state}_key`, TEXTS[state]);
}

/** Returns the refusal (403) of a new personal key where only the organization's keys are allowed. */
export function keysForbidden(): Refusal {
  const text = "Your organization doesn't allow personal API keys";
  return new Refusal("forbidden", "keys_forbidden", text);
}
