import { createHash } from "node:crypto";
import { Refusal } from "#core/refusal.ts";
import { findApiAnswer, keepApiAnswer } from "#db/queries/keys/storedAnswers.ts";
import { findActing } from "#db/queries/people/findActing.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

interface Answer {
  status: number;
  body: unknown;
}

interface Repeatable {
  idempotencyKey: string;
  call: readonly string[];
}

const KEY = /^[\x21-\x7e]{1,200}$/;

export async function answerOnce(
  actor: Actor,
  { idempotencyKey, call }: Repeatable,
  run: (actor: Actor) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  if (!KEY.test(idempotencyKey)) {
    throw new Refusal("invalid", "invalid_input", "Idempotency-Key must have 1 to 200 visible ASCII characters");
  }
  const { organizationId, key } = actor;
  const { sealer, clock } = operationsRuntime();
  const me = actor.person ?? (await findActing(actor));
  const once = `api ${organizationId} ${idOf([key?.id ?? "", idempotencyKey])}`;
  const id = idOf([key?.id ?? "", idempotencyKey, me?.role ?? ""]);
  const fingerprint = hash(call);
  const stored = await findApiAnswer(organizationId, id);
  if (stored && !stored.fingerprint.equals(fingerprint)) throw usedOtherwise();
  try {
    const { status, body } = await run({ ...actor, once });
    const bodySealed = sealer.seal(JSON.stringify(body ?? null), organizationId);
    await keepApiAnswer(organizationId, id, { fingerprint, status, bodySealed, now: clock.now() });
    return { status, body, isRepeated: false };
  } catch (error) {
    if (!stored || !(error instanceof Refusal) || error.code !== "already_done") throw error;
    const body = JSON.parse(sealer.open(stored.bodySealed, organizationId)) as unknown;
    return { status: stored.status, body, isRepeated: true };
  }
}

function usedOtherwise(): Refusal {
  const text = "This Idempotency-Key was used for another call";
  return new Refusal("conflict", "idempotency_key_used", text);
}

/** JSON keeps the boundaries between the strings. */
function hash(texts: readonly string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(texts)).digest();
}

function idOf(texts: readonly string[]): string {
  return hash(texts).toString("base64url");
}
