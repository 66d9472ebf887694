import type { SOURCES } from "#core/audit/AuditQuery.ts";
import type { Scope } from "#core/keys/scopes.ts";
import type { Person } from "#db/queries/people/person.ts";

/** `scim` stands for provisioning, `sso` for a provider's logout, and `clock` for the scheduler. */
export type Source = (typeof SOURCES)[number];

export interface ActingKey {
  id: string;
  scopes: readonly Scope[];
  /** True if the key belongs to the organization rather than to the person. */
  isService: boolean;
}

export interface Actor {
  organizationId: string;
  userId: string;
  source: Source;
  /** An action that ends a person's other sessions keeps this one. */
  sessionId?: string;
  /** The hash of the token in the emailed link that the person followed. */
  linkHash?: Buffer;
  /** The Slack user who acts, as a subject in the directory. */
  slackSubject?: string;
  /** The action is refused if the key no longer works, or lacks the scope of the operation. */
  key?: ActingKey;
  /** Set only if nothing was awaited since the entry point loaded the person with the session. */
  person?: Person;
  /** The network address that counts as one client. */
  client?: string;
  /** Repeated attempts of an action share this key, so that it takes effect only once. */
  once?: string;
}

/** A person who isn't signed in. */
export interface Visitor {
  source: Source;
  /** The network address that counts as one client. */
  client?: string;
  /** The device cookie, unverified. */
  device?: string;
  /** The token of an account that this browser has just proved, and the browser's secret. */
  ssoLink?: { token: string; browser: string };
}
