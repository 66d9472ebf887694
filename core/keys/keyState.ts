import type { Role } from "../people/access/roles.ts";

export const KEY_STATES = ["active", "expired", "revoked", "stopped"] as const;
export type KeyState = (typeof KEY_STATES)[number];

interface KeyFacts {
  isService: boolean;
  expiresAt: Date;
  revokedAt: Date | null;
  /** `isActive` and `role` are those of the person who made the key. */
  isActive: boolean;
  role: Role;
  allowsPersonalKeys: boolean;
}

export function keyState(key: KeyFacts, now: Date): KeyState {
  if (key.revokedAt) return "revoked";
  if (key.expiresAt <= now) return "expired";
  const works = key.isActive && (key.isService ? key.role === "Owner" : key.allowsPersonalKeys);
  return works ? "active" : "stopped";
}
