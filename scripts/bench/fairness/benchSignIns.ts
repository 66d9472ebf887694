import { availableParallelism } from "node:os";
import { verify } from "@node-rs/argon2";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { cpuTime, databaseCpuTime } from "../cpuTime.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { PASSWORD, populate } from "../data/populate.ts";
import { report } from "../report.ts";
import { median } from "../rounds.ts";
import { startOurs } from "../servers/measuredServer.ts";
import { signedIn } from "../servers/signedIn.ts";

const PEOPLE = 100;
const ROUNDS = 5;
const EACH = 60;
/** The rounds before those that are measured, so that the process has compiled its code. */
const WARM = 4;
/** More than the hashes that run at once, so that none of them waits for the network. */
const AT_ONCE = 8;

/** Seconds of CPU time. */
interface Cpu {
  node: number;
  database: number;
}

interface Cost {
  perSecond: number;
  cpu: Cpu;
}

/** Compares sign-ins with checks of the same passwords in a process that does nothing else; the two take turns. */
export async function benchSignIns(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const hash = await hashPassword(PASSWORD, {});
    await populate(pool, "people", PEOPLE, hash);
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const signIn = async (n: number) =>
        void (await signedIn(ours.url, `people.${1 + (n % PEOPLE)}@bench.example`, PASSWORD));
      const check = async () => void (await verify(hash, PASSWORD));
      const ourCpu = async () => ({ node: await ours.cpu(), database: await databaseCpuTime(pool) });
      for (let round = 0; round < WARM; round++) await measured(signIn, AT_ONCE, ourCpu);
      const [signIns, checks]: [Cost[], Cost[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        signIns.push(await measured(signIn, AT_ONCE, ourCpu));
        checks.push(await measured(check, Math.min(3, availableParallelism()), bareCpu));
      }
      const rates = [signIns, checks].map((all) => median(all.map(({ perSecond }) => perSecond)));
      const [ourRate = Number.NaN, bareRate = Number.NaN] = rates;
      const perSecond = `ours ${ourRate.toFixed(1)}/s, bare Argon2id ${bareRate.toFixed(1)}/s`;
      report("Sign-ins", ourRate / bareRate, "0.85", perSecond);
      const milliseconds = (all: Cost[], part: "node" | "database") =>
        median(all.map(({ cpu }) => (cpu[part] / EACH) * 1000));
      const [node, database] = [milliseconds(signIns, "node"), milliseconds(signIns, "database")];
      const bare = milliseconds(checks, "node");
      const each = `ours ${node.toFixed(1)} ms and PostgreSQL's ${database.toFixed(1)} ms each, bare ${bare.toFixed(1)} ms`;
      report("  in CPU time", bare / (node + database), undefined, each);
    } finally {
      await ours.stop();
    }
  });
}

/** Does a task many times, some at once. */
async function measured(task: (n: number) => Promise<void>, atOnce: number, cpu: () => Promise<Cpu>): Promise<Cost> {
  const [before, begun] = [await cpu(), performance.now()];
  let next = 0;
  const work = async () => {
    while (next < EACH) await task(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const perSecond = EACH / ((performance.now() - begun) / 1000);
  const after = await cpu();
  return { perSecond, cpu: { node: after.node - before.node, database: after.database - before.database } };
}

/** Returns the CPU time of this process, which checks the same passwords. */
async function bareCpu(): Promise<Cpu> {
  return { node: await cpuTime(process.pid), database: 0 };
}
