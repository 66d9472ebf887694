import type { Transaction } from "sequelize";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { SECOND_STEP_TRIES } from "#core/auth/secondFactor.ts";
import { SecondStepInput } from "#core/auth/SecondFactorInput.ts";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import {
  countTry,
  findPendingSignIn,
  type PendingSignInRow,
  takePendingSignIn,
} from "#db/queries/auth/pendingSignIns.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { holdSignIn } from "#bot/operations/organization/steps/signInLock.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { noteFailedSignInOf } from "../steps/noteFailedSignIn.ts";
import { type NewSession, type SignedIn, startSession } from "../startSession.ts";
import { counting } from "#bot/operations/counting.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";
import { countSecondStep } from "./steps/countSecondStep.ts";
import { checkSecondFactor } from "./steps/checkSecondFactor.ts";

/** Counts each attempt before checking it. */
export function takeSecondStep(
  visitor: Visitor,
  token: string | undefined,
  raw: unknown,
  wanted: NewSession,
): Promise<SignedIn> {
  const { clock } = operationsRuntime();
  const tokenHash = hashOfToken(token ?? "");
  return counting(async (count) => {
    const waiting = await findPendingSignIn(tokenHash, clock.now());
    if (!waiting) throw startOver();
    const input = parseInput(SecondStepInput, raw);
    await countSecondStep(count, { visitor, waiting, input });
    const pending = await countTry(tokenHash, SECOND_STEP_TRIES, clock.now());
    if (!pending) throw startOver();
    try {
      return await transactionally((tx) => finish(visitor, { tokenHash, pending, input, wanted }, tx));
    } catch (error) {
      if (error instanceof Refusal && error.code === "wrong_code") throw await wrongCode(visitor, pending, error);
      throw error;
    }
  });
}

interface Step {
  tokenHash: Buffer;
  pending: PendingSignInRow;
  input: SecondStepInput;
  wanted: NewSession;
}

async function finish(
  visitor: Visitor,
  { tokenHash, pending, input, wanted }: Step,
  tx: Transaction,
): Promise<SignedIn> {
  const { organizationId, userId, firstStep } = pending;
  const providerSession = pending.providerSession ?? undefined;
  const now = operationsRuntime().clock.now();
  const person = await lockPerson(organizationId, userId, tx);
  await holdSignIn(pending, tx);
  if (!person?.isActive || !(await takePendingSignIn(tokenHash, tx))) throw startOver();
  if (firstStep === "password") assertPasswordsAllowed({ googleOnly: await isGoogleOnly(organizationId, tx) });
  const { by } = await checkSecondFactor(pending, input, { tx, now });
  if (by === "recoveryCode") await announceFactorChange(person, { change: "codeUsed", actorId: userId }, { tx, now });
  const after = { ...(firstStep !== "password" && { by: firstStep }), secondFactor: by };
  return startSession(pending, { by: firstStep, wanted, visitor, providerSession, after }, { tx, now });
}

async function wrongCode(visitor: Visitor, pending: PendingSignInRow, error: Refusal): Promise<Refusal> {
  await noteFailedSignInOf(visitor, pending, "wrong code");
  return new Refusal("unauthenticated", error.code, error.message, { ...(error.fields && { fields: error.fields }) });
}

function startOver(): Refusal {
  const text = "This sign-in took too long or had too many wrong codes. Please sign in again.";
  return new Refusal("unauthenticated", "sign_in_over", text);
}
