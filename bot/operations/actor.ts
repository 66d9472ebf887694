import type { SOURCES } from "#core/audit/AuditQuery.ts";
import type { Scope } from "#core/keys/scopes.ts";
import type { Person } from "#db/queries/people/person.ts";

/**
 * `api` is a call with an API key, `scim` a call by an identity provider that provisions people, `sso` a logout that an
 * identity provider sent, `clock` the scheduler, and `command` the command line.
 */
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
  /**
   * The hash of the token in the emailed link that the person followed. The action is refused if the link has been used
   * or ended since.
   */
  linkHash?: Buffer;
  /** The Slack user who acts, as a subject in the directory. The action is refused if they have been unlinked since. */
  slackSubject?: string;
  /** The action is refused if the key has been revoked since, or lacks the scope of the operation. */
  key?: ActingKey;
  /**
   * Set if the entry point loaded the person with the session and has awaited nothing since. Reads use it; writes load
   * the person again.
   */
  person?: Person;
  /** The network address that counts as one client. */
  client?: string;
  /** Repeated attempts of an action share this key, so that it takes effect only once. */
  once?: string;
}

/** A person who isn't signed in, for example during a sign-up, a password reset, or the acceptance of an invitation. */
export interface Visitor {
  source: Source;
  /** The network address that counts as one client. */
  client?: string;
  /** The device cookie, unverified. */
  device?: string;
  /**
   * The token of an account at an identity provider that was just used in this browser, or of a password that was just
   * entered in it, and the browser's secret.
   */
  ssoLink?: { token: string; browser: string };
}
