import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { lockAccount } from "#db/queries/auth/lockAccount.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { holdSignIn } from "#bot/operations/organization/steps/signInLock.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { afterFirstStep, type PendingSecondStep } from "../secondFactor/afterFirstStep.ts";
import type { NewSession, SignedIn } from "../startSession.ts";
import type { At, LinkedPerson, ProviderAccount, StoredRefusal } from "./ProviderAccount.ts";

interface Arriving {
  visitor: Visitor;
  wanted: NewSession;
}

export async function signInByProvider<Person extends LinkedPerson, Other extends object = never>(
  account: ProviderAccount<Person, Other>,
  arriving: Arriving,
): Promise<SignedIn | PendingSecondStep | Other> {
  const now = operationsRuntime().clock.now();
  const found: { linked?: Person | undefined } = {};
  try {
    const outcome = await transactionally(async (tx) => {
      found.linked = await findLinked(account, tx);
      return found.linked
        ? signInLinked(account, found.linked, arriving, { tx, now })
        : signInFirst(account, arriving, { tx, now });
    });
    if ("refusal" in outcome) throw outcome.refusal;
    return outcome;
  } catch (error) {
    if (error instanceof Refusal) await account.noteRefusal(error, arriving.visitor, found.linked);
    throw error;
  }
}

/** Waits for a concurrent sign-in that may link the account. */
async function findLinked<Person extends LinkedPerson>(
  account: Pick<ProviderAccount<Person, object>, "key" | "findPerson">,
  tx: Transaction,
): Promise<Person | undefined> {
  const linked = await account.findPerson(tx);
  if (linked) return linked;
  await lockAccount(account.key, tx);
  return account.findPerson(tx);
}

async function signInLinked<Person extends LinkedPerson, Other extends object>(
  account: ProviderAccount<Person, Other>,
  linked: Person,
  arriving: Arriving,
  at: At,
): Promise<SignedIn | PendingSecondStep | Other> {
  await account.hold(at.tx);
  await holdSignIn(linked, at.tx);
  const still = await account.findPerson(at.tx);
  if (still?.userId !== linked.userId) throw account.refusalOf("changed", linked);
  if (!still.isActive) throw account.refusalOf("deactivated", still);
  return (await account.admit(still, at)) ?? begin(still, account.start, arriving, at);
}

async function signInFirst<Person extends LinkedPerson, Other extends object>(
  account: ProviderAccount<Person, Other>,
  arriving: Arriving,
  at: At,
): Promise<SignedIn | PendingSecondStep | StoredRefusal | Other> {
  const outcome = await account.meet(at);
  if (!("met" in outcome)) return outcome;
  const { met, after } = outcome;
  await holdSignIn(met, at.tx);
  const { start } = account;
  return begin(met, { ...start, after: { ...start.after, ...after } }, arriving, at);
}

function begin(
  person: { organizationId: string; userId: string },
  start: ProviderAccount<LinkedPerson, never>["start"],
  { visitor, wanted }: Arriving,
  at: { tx: Transaction; now: Date },
): Promise<SignedIn | PendingSecondStep> {
  return afterFirstStep(person, { ...start, visitor, wanted }, at);
}
