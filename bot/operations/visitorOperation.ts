import type { Transaction } from "sequelize";
import type { z } from "zod";
import { parseInput } from "#core/inputs.ts";
import type { Visitor } from "./actor.ts";
import { type Clock, operationsRuntime } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

export interface VisitorContext {
  tx: Transaction;
  clock: Clock;
  now: Date;
  source: Visitor["source"];
}

/**
 * Defines a write by a visitor who isn't signed in. The operation writes its own audit event once it has identified the
 * account.
 */
export function visitorOperation<Schema extends z.ZodType, Result>(
  schema: Schema,
  run: (input: z.output<Schema>, context: VisitorContext) => Promise<Result>,
): (visitor: Visitor, input: unknown) => Promise<Result> {
  return async (visitor, raw) => {
    const input = parseInput(schema, raw);
    return runVisitor(visitor, (context) => run(input, context));
  };
}

/** Runs a visitor's write in one transaction. */
export function runVisitor<Result>(
  { source }: Visitor,
  run: (context: VisitorContext) => Promise<Result>,
): Promise<Result> {
  const { clock } = operationsRuntime();
  return transactionally((tx) => run({ tx, clock, now: clock.now(), source }));
}
