import type { Transaction } from "sequelize";
import type { Refusal } from "#core/refusal.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionStart } from "../startSession.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

/** A person to whom an account at a provider is linked. */
export interface LinkedPerson extends Whose {
  isActive: boolean;
}

/** The person to whom an account was linked just now, and how the audit log describes it. */
export interface Met {
  met: Whose;
  after: Record<string, unknown>;
}

/** A refusal after something was stored, so it doesn't roll back the transaction. */
export interface StoredRefusal {
  refusal: Refusal;
}

/** The transaction of a sign-in, and its time. */
export interface At {
  tx: Transaction;
  now: Date;
}

/**
 * An account at an identity provider, with which a browser has just returned from there, and the rules of that
 * provider: Google, which the server's operator sets up, or a connection of an organization. `Other` is an outcome that
 * isn't a sign-in.
 */
export interface ProviderAccount<Person extends LinkedPerson, Other> {
  /** Names the account among all of them. */
  key: string;
  /** How the session begins. */
  start: Pick<SessionStart, "by" | "providerSession"> & { after: Record<string, unknown> };
  /** Returns the person to whom the account is linked; undefined if there is none. */
  findPerson(tx: Transaction): Promise<Person | undefined>;
  /** Keeps the provider's settings from changing, and throws if nobody may sign in there anymore. */
  hold(tx: Transaction): Promise<void>;
  /** Applies the provider's rules to a linked person, under `holdSignIn`. Returns undefined if they may sign in. */
  admit(person: Person, at: At): Promise<Other | undefined>;
  /** Finds a person for an account that is linked to nobody, or adds one, and links the account. */
  meet(at: At): Promise<Met | StoredRefusal | Other>;
  /** Returns the refusal if the link changed during the sign-in, or the linked person is deactivated. */
  refusalOf(why: "changed" | "deactivated", person: Whose): Refusal;
  /** Records a refusal, after its transaction; `person` is the one to whom the account is linked. */
  noteRefusal(refusal: Refusal, visitor: Visitor, person: Whose | undefined): Promise<void>;
}
