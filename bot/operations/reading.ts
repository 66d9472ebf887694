import type { z } from "zod";
import type { Verb } from "#core/people/access/access.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import { findActing } from "#db/queries/people/findActing.ts";
import type { Actor } from "./actor.ts";
import { auditRefusals } from "./running/auditRefusals.ts";
import { authorized } from "./running/authorized.ts";
import { knownId, parsed } from "./running/rawInput.ts";
import type { Context } from "./running/WriteContext.ts";

/** Checks the right to `verb`, and runs without a transaction. */
export function reading<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (input: z.output<Schema>, context: Context) => Promise<Result>,
): (actor: Actor, input: unknown) => Promise<Result> {
  return (actor, raw) =>
    inSpan(verb, {}, () =>
      auditRefusals(verb, actor, async () => {
        const context = await reader(verb, actor);
        return run(parsed(schema, raw), context);
      }),
    );
}

export function readingOn<Schema extends z.ZodType, Result>(
  verb: Verb,
  schema: Schema,
  run: (id: string, input: z.output<Schema>, context: Context) => Promise<Result>,
): (actor: Actor, id: string, input: unknown) => Promise<Result> {
  return (actor, id, raw) =>
    inSpan(verb, {}, () =>
      auditRefusals(verb, actor, async () => {
        const context = await reader(verb, actor);
        return run(knownId(id), parsed(schema, raw), context);
      }),
    );
}

export async function reader(verb: Verb, actor: Actor): Promise<Context> {
  return authorized(verb, actor, actor.person ?? (await findActing(actor)));
}
