import type { SOURCES } from "#core/audit/AuditQuery.ts";
import type { Scope } from "#core/keys/scopes.ts";
import type { Person } from "#db/queries/people/person.ts";

/**
 * The entry point of an action; `api` is a call with an API key, `scim` a call by an identity provider that provisions
 * people, `sso` a logout that an identity provider sent, `clock` is the scheduler, `command` the command line.
 */
export type Source = (typeof SOURCES)[number];

/** The API key or provisioning token that acts with a person's rights. */
export interface ActingKey {
  id: string;
  scopes: readonly Scope[];
  /** True if the key belongs to the organization rather than to the person. */
  isService: boolean;
}

/** The person who acts. An entry point passes only this much about a signed-in person; operations load the rest. */
export interface Actor {
  organizationId: string;
  userId: string;
  source: Source;
  /**
   * The session in which the action takes place, if any; an action that ends a person's other sessions keeps this one.
   */
  sessionId?: string;
  /**
   * The hash of the token in the emailed link that the person followed. The action is refused if the link has been used
   * or ended since.
   */
  linkHash?: Buffer;
  /** The Slack user who acts, as a subject in the directory. The action is refused if they have been unlinked since. */
  slackSubject?: string;
  /**
   * The API key or provisioning token by which the person acts, and its scopes. The action is refused if the key has
   * been revoked since, or if the key lacks the scope of the operation.
   */
  key?: ActingKey;
  /**
   * The person's record, if the entry point loaded it with the session and has awaited nothing since. Reads use it;
   * writes load it again.
   */
  person?: Person;
  /** The network address that counts as one client, for rate limits. */
  client?: string;
  /** A key that repeated attempts of an action share, so that the action takes effect only once. */
  once?: string;
}

/** A person who isn't signed in, for example during a sign-up, a password reset, or the acceptance of an invitation. */
export interface Visitor {
  source: Source;
  /** The network address that counts as one client, for rate limits. */
  client?: string;
  /** The value of the device cookie by which accounts recognize the device, unverified. */
  device?: string;
  /** The account at an identity provider that was just used in this browser, and the browser's secret. */
  ssoLink?: { token: string; browser: string };
}
