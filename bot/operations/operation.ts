import type { z } from "zod";
import type { Transaction } from "sequelize";
import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { parseInput } from "#core/inputs.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { access, type Verb } from "#core/people/access/access.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { type Role, ROLES } from "#core/people/access/roles.ts";
import { assertNoSecondFactorOwed } from "#core/auth/secondFactor.ts";
import { Refusal } from "#core/refusal.ts";
import { PROTECTING } from "#core/throttling/limits.ts";
import { rememberEffect } from "#db/queries/notifications/effects.ts";
import { KeyedBudget } from "#db/KeyedBudget.ts";
import { findActing, lockActing, type Person } from "#db/queries/people/person.ts";
import { stillActing } from "#db/queries/people/stillActing.ts";
import { writeWaitingIf } from "#db/writeAtCommit.ts";
import type { Actor, Visitor } from "./actor.ts";
import { auditTrail, type Audit } from "./audit.ts";
import { noteRefusal } from "./noteRefusal.ts";
import { operationsRuntime, type Clock } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

export interface Context {
  actor: Actor;
  me: Person;
  /** The current date in the time zone of `me`. */
  today: IsoDate;
  clock: Clock;
}

export interface WriteContext extends Context {
  tx: Transaction;
  now: Date;
  /** Writes an audit event; an operation that writes none is rejected. */
  audit: Audit;
  /** Declares that nothing changed, so no audit event is needed. */
  unchanged: () => void;
  /**
   * Declares that the operation ends the actor's own session or account, so that their access isn't checked again at
   * the end.
   */
  endsOwnAccess: () => void;
  /** Declares that the operation changes the actor's own role, so that their right isn't checked again at the end. */
  changesOwnRole: () => void;
  /**
   * Declares the delegation by which the actor makes the change in any role. It is checked again at the end, and
   * `refusal` is thrown if it has ended.
   */
  actsBy: (delegation: { id: string }, refusal: Refusal) => void;
  /** Loads the actor again after a wait for a lock, and refuses them if they have lost the right since. */
  again: () => Promise<WriteContext>;
}

interface WriteOptions {
  /** Locks `me` as `lockPerson` does, in the statement that loads their rights. */
  locksMe?: boolean;
}

export interface VisitorContext {
  tx: Transaction;
  clock: Clock;
  now: Date;
  source: Visitor["source"];
}

type Input<Schema extends z.ZodType> = z.output<Schema>;

/**
 * Defines a write: authorized by `verb`, validated by `schema`, and run with its audit event in one transaction. Raw
 * input may be a function; it is called after authorization, so that authorization errors come before validation
 * errors.
 */
export function operation<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (input: Input<Schema>, context: WriteContext) => Promise<Result>,
  how?: WriteOptions,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) => write(verb, actor, (context) => run(parsed(schema, raw), context), how);
}

/** Defines a write on one object. A malformed id is treated as unknown. */
export function operationOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (id: string, input: Input<Schema>, context: WriteContext) => Promise<Result>,
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) => write(verb, actor, (context) => run(knownId(id), parsed(schema, raw), context));
}

/** Defines a read: authorized by `verb`, validated by `schema`, and run without a transaction. */
export function reading<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (input: Input<Schema>, context: Context) => Promise<Result>,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) =>
    noting(verb, actor, async () => {
      const context = await reader(verb, actor);
      return run(parsed(schema, raw), context);
    });
}

/** Defines a read of one object. A malformed id is treated as unknown. */
export function readingOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (id: string, input: Input<Schema>, context: Context) => Promise<Result>,
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) =>
    noting(verb, actor, async () => {
      const context = await reader(verb, actor);
      return run(knownId(id), parsed(schema, raw), context);
    });
}

/**
 * Defines a write by a visitor who isn't signed in. The operation writes its own audit event once it has identified the
 * account.
 */
export function visitorOperation<Schema extends z.ZodType, Result>(
  schema: Schema,
  run: (input: Input<Schema>, context: VisitorContext) => Promise<Result>,
): (visitor: Visitor, input: unknown) => Promise<Result> {
  return async (visitor, raw) => {
    const input = parseInput(schema, raw);
    return runVisitor(visitor, (context) => run(input, context));
  };
}

export function runVisitor<Result>(
  { source }: Visitor,
  run: (context: VisitorContext) => Promise<Result>,
): Promise<Result> {
  const { clock } = operationsRuntime();
  return transactionally((tx) => run({ tx, clock, now: clock.now(), source }));
}

/** Parses input with its schema; input that is a function is called first. */
export function parsed<Schema extends z.ZodType>(schema: Schema, raw: unknown): Input<Schema> {
  return parseInput(schema, typeof raw === "function" ? (raw as () => unknown)() : raw);
}

/** Returns the id; throws "not found" if it isn't a well-formed id. */
export function knownId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound();
  return id;
}

/** Returns the refusal for a caller who isn't signed in as an active member. */
export function signedOut(): Refusal {
  return new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
}

/**
 * Returns the refusal for an unknown object. It is the same for an object of another organization, so that it reveals
 * nothing.
 */
export function notFound(what = "It"): Refusal {
  return new Refusal("missing", "not_found", `${what} was not found`);
}

/** Authorizes an actor and runs their operation in one transaction. */
export function write<Result>(
  verb: Verb,
  actor: Actor,
  run: (context: WriteContext) => Promise<Result>,
  { locksMe = false }: WriteOptions = {},
): Promise<Result> {
  const inTransaction = async (tx: Transaction) => {
    // Load the actor here, never from the session, so that a demotion or sign-out committed earlier takes effect.
    const me = await (locksMe ? lockActing : findActing)(actor, tx);
    const context = authorized(verb, actor, me);
    if (actor.once) await assertFirst(actor.once, context.clock, tx);
    const trail = auditTrail(verb, actor, context.clock, tx);
    let keepsAccess = true;
    const endsOwnAccess = () => {
      keepsAccess = false;
    };
    let roles: readonly Role[] = access[verb];
    const changesOwnRole = () => {
      roles = ROLES;
    };
    let acting: { delegationId: string; refusal: Refusal } | undefined;
    const actsBy: WriteContext["actsBy"] = ({ id }, refusal) => {
      acting = { delegationId: id, refusal };
      roles = ROLES;
    };
    const { audit, unchanged } = trail;
    const writing = { tx, now: context.clock.now(), audit, unchanged, endsOwnAccess, changesOwnRole, actsBy };
    const again = async (): Promise<WriteContext> => ({
      ...authorized(verb, actor, await findActing(actor, tx)),
      ...writing,
      again,
    });
    const result = await run({ again, ...context, ...writing });
    if (!trail.written()) throw new Error(`${verb} wrote no audit event`);
    // The session or the right may have ended while the operation waited for a lock.
    if (keepsAccess && !(await writeWaitingIf(stillActing(actor, { roles, delegationId: acting?.delegationId }), tx))) {
      await again();
      throw acting?.refusal ?? signedOut();
    }
    return result;
  };
  return noting(verb, actor, () => {
    countWrite(verb, actor);
    return transactionally(inTransaction, actor.organizationId);
  });
}

const budget = new KeyedBudget();

/** Counts a person's change, before it takes up a connection. Throws (429) if they make too many, as a loop would. */
function countWrite(verb: Verb, { userId, sessionId }: Actor): void {
  const { writesPerMinute } = operationsRuntime();
  const key = PROTECTING.includes(verb) ? `${userId} ${sessionId ?? ""}` : userId;
  const waitMs = writesPerMinute === undefined ? 0 : budget.take(key, writesPerMinute);
  if (waitMs === 0) return;
  const text = "You made too many changes in a short time. Please try again in a moment.";
  throw new Refusal("throttled", "too_many_changes", text, { retryAfter: Math.ceil(waitMs / 1000) });
}

/**
 * Runs a call, and writes an audit event if it is refused because the person may not make it, or entered a wrong
 * password or code to confirm it.
 */
export async function noting<Result>(verb: Verb, actor: Actor, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    await noteRefusal(error, verb, actor);
    throw error;
  }
}

async function assertFirst(once: string, clock: Clock, tx: Transaction): Promise<void> {
  if (await rememberEffect(once, clock.now(), tx)) return;
  throw new Refusal("conflict", "already_done", "This was already done");
}

/**
 * Returns the context of a read. Uses the person loaded with the session if the entry point passes them, because
 * nothing was awaited since; otherwise, loads them.
 */
export async function reader(verb: Verb, actor: Actor): Promise<Context> {
  return authorized(verb, actor, actor.person ?? (await findActing(actor)));
}

function authorized(verb: Verb, actor: Actor, me: Person | undefined): Context {
  if (!me?.isActive) throw signedOut();
  // Slack and email authenticate people in their own way; the second factor is part of signing in on the web.
  if (actor.source === "web" || actor.source === "console") assertNoSecondFactorOwed(me, verb);
  assertMay(me.role, verb, me.hasDelegations);
  const { clock } = operationsRuntime();
  return { actor, me, today: todayIn(me.zone, clock.now()), clock };
}
