import { createInterface } from "node:readline";
import type { Actor } from "#bot/operations/actor.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { deleteDelegation } from "#bot/operations/delegations/deleteDelegation.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { Refusal } from "#core/refusal.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { connect, disconnect } from "#db/connect.ts";

const OPERATIONS = {
  decideRequest,
  deleteDelegation,
  editRequest,
  submitRequest: (actor: Actor, _: string, input: unknown) => submitRequest(actor, input),
};

export interface RacingCall {
  operation: keyof typeof OPERATIONS;
  actor: Actor;
  id: string;
  input: Record<string, unknown>;
}

/** `outcome` is "done" or the code of the refusal. The other fields describe the request afterward. */
export interface RacingOutcome {
  outcome: string;
  status?: string;
  version?: number;
}

/** Usage: `racingProcess.ts <database> <now>`. Each line of standard input is a JSON list of calls. */
const [databaseUrl = "", now = ""] = process.argv.slice(2);
connect(databaseUrl, { shares: connectionShares(25) });
configureOperations({ clock: { now: () => new Date(now) }, sealer: createSealer(["a key for tests"]) });
process.stdout.write("ready\n");
for await (const line of createInterface(process.stdin)) {
  const outcomes = await Promise.all((JSON.parse(line) as RacingCall[]).map(outcomeOf));
  process.stdout.write(`${JSON.stringify(outcomes)}\n`);
}
await disconnect();

async function outcomeOf({ operation, actor, id, input }: RacingCall): Promise<RacingOutcome> {
  try {
    const after = await OPERATIONS[operation](actor, id, input);
    return after ? { outcome: "done", status: after.status, version: after.version } : { outcome: "done" };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: error.code };
    throw error;
  }
}
