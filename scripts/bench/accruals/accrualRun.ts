import { CONNECTIONS, connectionShares } from "#db/connectionShares.ts";
import { connect, disconnect } from "#db/connect.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";

export interface MeasuredRun {
  seconds: number;
  entries: number;
  /** In MB. */
  memory: number;
  /** In ms: the 99th percentile and the maximum of the transactions' durations. */
  lockedP99: number;
  lockedMost: number;
}

const [url = "", organizationId = "", today = ""] = process.argv.slice(2);
const { sequelize } = connect(url, { shares: connectionShares(CONNECTIONS.least) });
configureOperations({ clock: { now: () => new Date(`${today}T12:00:00Z`) }, sealer: createSealer(["for the bench"]) });

const locked: number[] = [];
const transaction = sequelize.transaction.bind(sequelize) as (run: unknown) => Promise<unknown>;
sequelize.transaction = (async (run: unknown) => {
  const begun = performance.now();
  try {
    return await transaction(run);
  } finally {
    locked.push(performance.now() - begun);
  }
}) as typeof sequelize.transaction;

let memory = 0;
const looking = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 50);
await sequelize.query("SELECT 1");
const begun = performance.now();
const offices = await postDue(organizationId);
const seconds = (performance.now() - begun) / 1000;
clearInterval(looking);
await disconnect();

locked.sort((a, b) => a - b);
const run: MeasuredRun = {
  seconds,
  entries: offices.reduce((sum, { posted }) => sum + posted.reduce((entries, one) => entries + one.entries, 0), 0),
  memory: Math.max(memory, process.memoryUsage.rss()) / 1_048_576,
  lockedP99: locked[Math.ceil(locked.length * 0.99) - 1] ?? 0,
  lockedMost: locked.at(-1) ?? 0,
};
console.log(JSON.stringify(run));
