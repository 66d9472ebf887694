import type { SOURCES } from "#core/audit/AuditQuery.ts";
import type { Scope } from "#core/keys/scopes.ts";
import type { Person } from "#db/queries/people/person.ts";

/** `scim` means provisioning, `sso` means a provider's logout, and `clock` means the scheduler. */
export type Source = (typeof SOURCES)[number];

export interface ActingKey {
  id: string;
  scopes: readonly Scope[];
  isService: boolean;
}

export interface Actor {
  organizationId: string;
  userId: string;
  source: Source;
  sessionId?: string;
  linkHash?: Buffer;
  slackSubject?: string;
  key?: ActingKey;
  /** Set only if the request has no body, because the person could change while a body arrives. */
  person?: Person;
  client?: string;
  /** Repeated attempts share this value, so the action takes effect only once. */
  once?: string;
}

export interface Visitor {
  source: Source;
  client?: string;
  device?: string;
  ssoLink?: { token: string; browser: string };
}
