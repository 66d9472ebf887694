import type { z } from "zod";
import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { reading } from "#bot/operations/reading.ts";
import type { Context } from "#bot/operations/running/WriteContext.ts";
import { counting } from "#bot/operations/counting.ts";
import { reportInTurn } from "#bot/operations/turns/searchInTurn.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

/** Writes at most one audit event per hour for each person, report, and query. */
export function reportReading<Schema extends z.ZodType, Result>(
  verb: Extract<Verb, "readReports" | "readPayroll">,
  report: string,
  schema: Schema,
  run: (input: z.output<Schema>, context: Context) => Promise<Result>,
): (actor: Actor, input: unknown) => Promise<Result> {
  return reading(verb, schema, async (query, context) => {
    const result = await reportInTurn(context.me.organizationId, () => run(query, context));
    await noteReading(verb, { report, ...(query as object) }, context);
    return result;
  });
}

async function noteReading(verb: Verb, read: object, { actor, clock }: Context): Promise<void> {
  try {
    await counting(async (count) => {
      await count([limits.sameReport, `${actor.userId} ${JSON.stringify(read)}`]);
      const by = { ...actor, action: verb, at: clock.now() };
      await transactionally((tx) => writeAuditEntry(by, { subject: ["report", null], after: { ...read } }, tx));
    });
  } catch (noted) {
    if (!(noted instanceof Refusal)) throw noted;
  }
}
