import { configureOperations } from "#bot/operations/runtime.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { CONNECTIONS, connectionShares } from "#db/connectionShares.ts";
import { connect, disconnect } from "#db/connect.ts";

const [databaseUrl = ""] = process.argv.slice(2);
connect(databaseUrl, { shares: connectionShares(CONNECTIONS.least) });
configureOperations({
  clock: { now: () => new Date("2028-01-02T15:00:00Z") },
  sealer: createSealer(["a key for tests"]),
});
process.stdout.write("ready\n");
for await (const _ of process.stdin) {
  const { broken } = await postDueEverywhere();
  const [first] = broken;
  if (first) throw first.error;
  break;
}
await disconnect();
