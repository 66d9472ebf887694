import { Refusal } from "../refusal.ts";
import type { KeyState } from "./keyState.ts";

const TEXTS: Record<Exclude<KeyState, "active">, string> = {
  revoked: "was revoked",
  expired: "has expired",
  stopped: "has stopped working, because the person it belongs to may no longer use it",
};

export type KeyNoun = "API key" | "token";

export function noKey(): Refusal {
  return new Refusal("unauthenticated", "no_key", "Send an API key: Authorization: Bearer awd…");
}

export function deadKey(state?: Exclude<KeyState, "active">, noun: KeyNoun = "API key"): Refusal {
  if (state === undefined) return new Refusal("unauthenticated", "unknown_key", `This ${noun} is unknown`);
  return new Refusal("unauthenticated", `${state}_key`, `This ${noun} ${TEXTS[state]}`);
}

export function keysForbidden(): Refusal {
  const text = "Your organization doesn't allow personal API keys";
  return new Refusal("forbidden", "keys_forbidden", text);
}
