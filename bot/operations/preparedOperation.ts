import type { z } from "zod";
import { parseInput } from "#core/inputs.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { Actor, Visitor } from "./actor.ts";
import { write } from "./operation.ts";
import { reader } from "./reading.ts";
import type { Context, WriteContext } from "./running/WriteContext.ts";
import { auditRefusals } from "./running/auditRefusals.ts";
import { knownId, parsed } from "./running/rawInput.ts";
import { runVisitor, type VisitorContext } from "./runVisitor.ts";
import { type Clock, operationsRuntime } from "./runtime.ts";
import { type Count, counting } from "./counting.ts";

export interface Preparing extends Context {
  count: Count;
}

interface VisitorPreparing {
  visitor: Visitor;
  clock: Clock;
  count: Count;
}

/** `prepare` runs before the transaction, so slow work such as hashing holds no connection or lock. */
export function preparedOperation<Schema extends z.ZodType, Prepared, Result>(
  verb: Verb,
  schema: Schema,
  prepare: (input: z.output<Schema>, context: Preparing) => Promise<Prepared>,
  run: (input: z.output<Schema>, prepared: Prepared, context: WriteContext) => Promise<Result>,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) =>
    counting(async (count) => {
      const { input, prepared } = await auditRefusals(verb, actor, async () => {
        const context = await reader(verb, actor);
        const wanted = parsed(schema, raw);
        return { input: wanted, prepared: await prepare(wanted, { ...context, count }) };
      });
      return write(verb, actor, (writing) => run(input, prepared, writing));
    });
}

export function preparedOperationOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  prepare: (id: string, input: z.output<Schema>, context: Preparing) => Promise<void>,
  run: (id: string, input: z.output<Schema>, context: WriteContext) => Promise<Result>,
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) =>
    preparedOperation(
      verb,
      schema,
      (input, context) => prepare(knownId(id), input, context),
      (input, _, context) => run(knownId(id), input, context),
    )(actor, raw);
}

export function preparedVisitorOperation<Schema extends z.ZodType, Prepared, Result>(
  schema: Schema,
  prepare: (input: z.output<Schema>, context: VisitorPreparing) => Promise<Prepared>,
  run: (input: z.output<Schema>, prepared: Prepared, context: VisitorContext) => Promise<Result>,
): (visitor: Visitor, input: unknown) => Promise<Result> {
  return async (visitor, raw) => {
    const input = parseInput(schema, raw);
    return counting(async (count) => {
      const prepared = await prepare(input, { visitor, clock: operationsRuntime().clock, count });
      return runVisitor(visitor, (context) => run(input, prepared, context));
    });
  };
}
