import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect, disconnect, database } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startPostgres.ts";
import { migrate } from "#db/migrate.ts";
import { populateAccruing, postByHand } from "./accrualPeople.ts";
import { postDue } from "#bot/operations/postDue.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/sealing.ts";
import pg from "pg";

const home = await mkdtemp("/tmp/awayday-prof-");
await chmod(home, 0o711);
const postgres = await startEmbeddedPostgres(home);
const N = Number(process.argv[2] ?? 30000);
const times = new Map<string, { n: number; ms: number; max: number }>();
const query = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = function (...args: any[]) {
  const text = typeof args[0] === "string" ? args[0] : (args[0]?.text ?? "?");
  const key = (args[0]?.name || text).replace(/\s+/g, " ").slice(0, 50);
  const t = performance.now();
  const done = () => {
    const ms = performance.now() - t;
    const e = times.get(key) ?? { n: 0, ms: 0, max: 0 };
    e.n++;
    e.ms += ms;
    e.max = Math.max(e.max, ms);
    times.set(key, e);
  };
  const last = args.at(-1);
  if (typeof last === "function") {
    args[args.length - 1] = (...r: any[]) => {
      done();
      last(...r);
    };
    return query.apply(this, args);
  }
  const result = query.apply(this, args);
  if (result?.then) {
    result.then(done, done);
  }
  return result;
};
try {
  const { sequelize, pool } = connect(postgres.url, { poolSize: 4 });
  await migrate(sequelize);
  let now = "2027-03-01";
  configureOperations({ clock: { now: () => new Date(`${now}T12:00:00Z`) }, sealer: createSealer(["for the bench"]) });
  const org = await populateAccruing(pool, N, "2027-01-31");
  const hand = async (on: string) => {
    const t = performance.now();
    await postByHand(pool, org, on);
    await pool.query("UPDATE offices SET posted_through=$1::date, posting_through=$1::date", [on]);
    console.log("hand", on, ((performance.now() - t) / 1000).toFixed(2));
  };
  const ours = async (on: string) => {
    now = on;
    times.clear();
    const cpu = process.cpuUsage();
    const t = performance.now();
    await postDue(org.organizationId);
    const c = process.cpuUsage(cpu);
    console.log("ours", on, ((performance.now() - t) / 1000).toFixed(2), "cpu", ((c.user + c.system) / 1e6).toFixed(2));
    for (const [k, v] of [...times].sort((a, b) => b[1].ms - a[1].ms).slice(0, 9))
      console.log("   ", k.padEnd(50), v.n, v.ms.toFixed(0), "max", v.max.toFixed(0));
  };
  await hand("2027-02-01");
  await pool.query("VACUUM ANALYZE ledger_entries");
  await pool.query("CHECKPOINT");
  await ours("2027-03-01");
  await pool.query("VACUUM ANALYZE ledger_entries");
  await pool.query("CHECKPOINT");
  await ours("2027-04-01");
  await pool.query("VACUUM ANALYZE ledger_entries");
  await pool.query("CHECKPOINT");
  await hand("2027-05-01");
  await pool.query("UPDATE offices SET posted_through='2027-03-01', posting_through='2027-04-01'");
  await ours("2027-04-01");
  await disconnect();
} finally {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}
