import type { Transaction } from "sequelize";
import type { Visitor } from "./actor.ts";
import { type Clock, operationsRuntime } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

export interface VisitorContext {
  tx: Transaction;
  clock: Clock;
  now: Date;
  source: Visitor["source"];
}

/** `run` must write its own audit events. */
export function runVisitor<Result>(
  { source }: Visitor,
  run: (context: VisitorContext) => Promise<Result>,
): Promise<Result> {
  const { clock } = operationsRuntime();
  return transactionally((tx) => run({ tx, clock, now: clock.now(), source }));
}
