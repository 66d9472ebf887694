import type { z } from "zod";
import type { Transaction } from "sequelize";
import type { Verb } from "#core/people/access/access.ts";
import { type Role, ROLES } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { rememberEffect } from "#db/queries/notifications/effects.ts";
import { findActing, findActingOn, lockActing, stillActing } from "#db/queries/people/findActing.ts";
import { writeWaitingIf } from "#db/writeAtCommit.ts";
import type { Actor } from "./actor.ts";
import { auditTrail } from "./audit.ts";
import { auditRefusals } from "./running/auditRefusals.ts";
import { authorized, signedOut } from "./running/authorized.ts";
import { countWrite } from "./running/countWrite.ts";
import { observed } from "./running/observed.ts";
import { isId, knownId, parsed } from "./running/rawInput.ts";
import type { WriteContext } from "./running/WriteContext.ts";
import type { Clock } from "./runtime.ts";
import { OutdatedRole, transactionally } from "./transactionally.ts";

interface WriteOptions {
  /** Locks `me` like `lockPerson`, in the statement that loads the actor's rights. */
  locksMe?: boolean;
  /** If set, also locks the person to whom the request belongs. */
  requestId?: string | undefined;
}

/** Raw input may be a function, which is called after authorization, so authorization errors come first. */
export function operation<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (input: z.output<Schema>, context: WriteContext) => Promise<Result>,
  how?: WriteOptions,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) => write(verb, actor, (context) => run(parsed(schema, raw), context), how);
}

export function operationOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (id: string, input: z.output<Schema>, context: WriteContext) => Promise<Result>,
  { locksRequester = false }: { locksRequester?: boolean } = {},
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) =>
    write(verb, actor, (context) => run(knownId(id), parsed(schema, raw), context), {
      requestId: locksRequester && isId(id) ? knownId(id) : undefined,
    });
}

export function write<Result>(
  verb: Verb,
  actor: Actor,
  run: (context: WriteContext) => Promise<Result>,
  { locksMe = false, requestId }: WriteOptions = {},
): Promise<Result> {
  const inTransaction = async (tx: Transaction) => {
    // Security: loads the actor from the database, so that a demotion or sign-out takes effect.
    const { me, requester } =
      requestId === undefined
        ? { me: await (locksMe ? lockActing : findActing)(actor, tx), requester: undefined }
        : await findActingOn(requestId, actor, tx);
    const context = authorized(verb, actor, me);
    if (actor.once) await assertFirst(actor.once, context.clock, tx);
    const trail = auditTrail(verb, actor, context.clock, tx);
    let keepsAccess = true;
    const endsOwnAccess = () => {
      keepsAccess = false;
    };
    let isOwnRoleKept = true;
    const changesOwnRole = () => {
      isOwnRoleKept = false;
    };
    let acting: { delegationId: string; refusal: Refusal } | undefined;
    const actsBy: WriteContext["actsBy"] = ({ id }, refusal) => {
      acting = { delegationId: id, refusal };
    };
    const { audit, unchanged } = trail;
    const writing = {
      tx,
      requester,
      now: context.clock.now(),
      audit,
      unchanged,
      endsOwnAccess,
      changesOwnRole,
      actsBy,
    };
    const again = async (): Promise<WriteContext> => {
      const current = authorized(verb, actor, await findActing(actor, tx));
      if (isOwnRoleKept && current.me.role !== context.me.role) throw new OutdatedRole();
      return { ...current, ...writing, again };
    };
    const result = await run({ again, ...context, ...writing });
    if (!trail.written()) throw new Error(`${verb} wrote no audit event`);
    // The session or the right may have ended while the operation waited for a lock.
    const roles: readonly Role[] = isOwnRoleKept ? [context.me.role] : ROLES;
    if (keepsAccess && !(await writeWaitingIf(stillActing(actor, { roles, delegationId: acting?.delegationId }), tx))) {
      await again();
      throw acting?.refusal ?? signedOut();
    }
    return result;
  };
  return observed(verb, () =>
    auditRefusals(verb, actor, () => {
      countWrite(verb, actor);
      return transactionally(inTransaction, actor.organizationId);
    }),
  );
}

async function assertFirst(once: string, clock: Clock, tx: Transaction): Promise<void> {
  if (await rememberEffect(once, clock.now(), tx)) return;
  throw new Refusal("conflict", "already_done", "This was already done");
}
