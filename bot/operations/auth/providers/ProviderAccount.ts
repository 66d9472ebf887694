import type { Transaction } from "sequelize";
import type { Refusal } from "#core/refusal.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionStart } from "../startSession.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

export interface LinkedPerson extends Whose {
  isActive: boolean;
}

/** `after` describes the linked account in the audit log. */
export interface Met {
  met: Whose;
  after: Record<string, unknown>;
}

/** Returned after something was stored, because an error would roll back the transaction. */
export interface StoredRefusal {
  refusal: Refusal;
}

export interface At {
  tx: Transaction;
  now: Date;
}

/** The account with which a browser returned from a provider. `Other` is an outcome that isn't a sign-in. */
export interface ProviderAccount<Person extends LinkedPerson, Other> {
  /** Identifies the account among those of all providers. */
  key: string;
  start: Pick<SessionStart, "by" | "providerSession"> & { after: Record<string, unknown> };
  /** Undefined if the account is linked to nobody. */
  findPerson(tx: Transaction): Promise<Person | undefined>;
  /** Keeps the provider's settings from changing, and throws if nobody may sign in there anymore. */
  hold(tx: Transaction): Promise<void>;
  /** Called under `holdSignIn`. Returns undefined if the person may sign in. */
  admit(person: Person, at: At): Promise<Other | undefined>;
  /** For an account that is linked to nobody: finds a person or adds one, and links the account. */
  meet(at: At): Promise<Met | StoredRefusal | Other>;
  /** For a link that changed during the sign-in, or a deactivated person. */
  refusalOf(why: "changed" | "deactivated", person: Whose): Refusal;
  /** Called after the refusal's transaction. `person` is undefined if the account is linked to nobody. */
  noteRefusal(refusal: Refusal, visitor: Visitor, person: Whose | undefined): Promise<void>;
}
