import type { z } from "zod";
import type { Transaction } from "sequelize";
import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { parseInput } from "#core/inputs.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { assertMay, type Verb } from "#core/people/access/access.ts";
import { assertNoSecondFactorOwed } from "#core/auth/secondFactor.ts";
import { Refusal } from "#core/refusal.ts";
import { rememberEffect } from "#db/queries/notifications/effects.ts";
import { findActing, lockActing, type Person } from "#db/queries/people/person.ts";
import type { Actor, Visitor } from "./actor.ts";
import { auditTrail, type Audit } from "./audit.ts";
import { noteRefusal } from "./noteRefusal.ts";
import { operationsRuntime, type Clock } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

/** What every operation is given besides its input. */
export interface Context {
  actor: Actor;
  me: Person;
  /** The date now where `me` works. */
  today: IsoDate;
  clock: Clock;
}

export interface WriteContext extends Context {
  tx: Transaction;
  now: Date;
  /** Leaves the audit line; an operation that leaves none is refused by its wrapper. */
  audit: Audit;
  /** Says that nothing was changed, so there is nothing to audit. */
  unchanged: () => void;
  /** Reads again who acts, after a wait for a lock, and refuses if they may no longer: what was committed meanwhile counts. */
  again: () => Promise<WriteContext>;
}

export interface WriteOptions {
  /** Locks `me` like `lockPerson` does, in the statement that reads their authority. */
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
 * Something a person does: authorised by `verb`, validated by `schema`, in one transaction that ends with its audit line.
 * Input may be a function that reads it, so that one that can't be read is told after who may not do this at all.
 */
export function operation<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (input: Input<Schema>, context: WriteContext) => Promise<Result>,
  how?: WriteOptions,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) => write(verb, actor, (context) => run(parsed(schema, raw), context), how);
}

/** The same for what is done to one thing: an id that can't be one is unknown, not malformed. */
export function operationOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (id: string, input: Input<Schema>, context: WriteContext) => Promise<Result>,
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) => write(verb, actor, (context) => run(knownId(id), parsed(schema, raw), context));
}

/** Something a person looks at: authorised by `verb`, validated by `schema`, without a transaction. */
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

/** The same for looking at one thing. */
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

/** Something a visitor does who is not signed in. It audits by itself, once it knows whom it concerns. */
export function visitorOperation<Schema extends z.ZodType, Result>(
  schema: Schema,
  run: (input: Input<Schema>, context: VisitorContext) => Promise<Result>,
): (visitor: Visitor, input: unknown) => Promise<Result> {
  return async (visitor, raw) => {
    const input = parseInput(schema, raw);
    return runVisitor(visitor, (context) => run(input, context));
  };
}

/** Runs in the transaction of something that a visitor does. */
export function runVisitor<Result>(
  { source }: Visitor,
  run: (context: VisitorContext) => Promise<Result>,
): Promise<Result> {
  const { clock } = operationsRuntime();
  return transactionally((tx) => run({ tx, clock, now: clock.now(), source }));
}

/** The input by its schema; one that is a function is read only now. */
export function parsed<Schema extends z.ZodType>(schema: Schema, raw: unknown): Input<Schema> {
  return parseInput(schema, typeof raw === "function" ? (raw as () => unknown)() : raw);
}

/** Refuses what can't be an id as unknown. */
export function knownId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound();
  return id;
}

/** Nobody who is a member is signed in. */
export function signedOut(): Refusal {
  return new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
}

/** Unknown, or of another organisation: the same answer, so that nothing is told. */
export function notFound(what = "It"): Refusal {
  return new Refusal("missing", "not_found", `${what} was not found`);
}

/** Runs in the transaction of something that a person does, once it is known that they may. */
export function write<Result>(
  verb: Verb,
  actor: Actor,
  run: (context: WriteContext) => Promise<Result>,
  { locksMe = false }: WriteOptions = {},
): Promise<Result> {
  const inTransaction = async (tx: Transaction) => {
    // Read here, never taken from the session: a demotion or a sign-out that was committed before counts.
    const me = await (locksMe ? lockActing : findActing)(actor, tx);
    const context = authorised(verb, actor, me);
    if (actor.once) await assertFirst(actor.once, context.clock, tx);
    const trail = auditTrail(verb, actor, context.clock, tx);
    const writing = { tx, now: context.clock.now(), audit: trail.audit, unchanged: trail.unchanged };
    const again = async (): Promise<WriteContext> => ({
      ...authorised(verb, actor, await findActing(actor, tx)),
      ...writing,
      again,
    });
    const result = await run({ ...context, ...writing, again });
    if (!trail.written()) throw new Error(`${verb} left no audit line`);
    return result;
  };
  return noting(verb, actor, () => transactionally(inTransaction));
}

/** Runs, and leaves an audit line if it is refused because the person may not do it or typed something wrong to confirm it. */
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

/** Reads who acts: the person read with the session where the client could not make us wait since, else afresh. */
export async function reader(verb: Verb, actor: Actor): Promise<Context> {
  return authorised(verb, actor, actor.person ?? (await findActing(actor)));
}

function authorised(verb: Verb, actor: Actor, me: Person | undefined): Context {
  if (!me?.isActive) throw signedOut();
  // Slack and email prove who acts in their own way: the second factor belongs to signing in here.
  if (actor.source === "web" || actor.source === "console") assertNoSecondFactorOwed(me, verb);
  assertMay(me.role, verb);
  const { clock } = operationsRuntime();
  return { actor, me, today: todayIn(me.zone, clock.now()), clock };
}
