import { HASHES_AT_ONCE, hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { databaseCpuTime } from "../cpuTime.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { PASSWORD, populate } from "../data/populate.ts";
import { report } from "../report.ts";
import { median } from "../rounds.ts";
import { startBare, startOurs } from "../servers/measuredServer.ts";
import { signedIn } from "../servers/signedIn.ts";

const PEOPLE = 100;
const ROUNDS = 5;
const EACH = 60;
const WARM = 4;
const AT_ONCE = 8;

interface Cpu {
  node: number;
  database: number;
}

interface Cost {
  perSecond: number;
  cpu: Cpu;
}

export async function benchSignIns(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const hash = await hashPassword(PASSWORD, {});
    await populate(pool, "people", PEOPLE, hash);
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    const bare = await startBare(databaseUrl, { UV_THREADPOOL_SIZE: String(HASHES_AT_ONCE) });
    try {
      const signIn = async (n: number) =>
        void (await signedIn(ours.url, `people.${1 + (n % PEOPLE)}@bench.example`, PASSWORD));
      const check = () => checked(bare.url, hash);
      const ourCpu = async () => ({ node: await ours.cpu(), database: await databaseCpuTime(pool) });
      const bareCpu = async () => ({ node: await bare.cpu(), database: 0 });
      for (let round = 0; round < WARM; round++) {
        await measured(signIn, AT_ONCE, ourCpu);
        await measured(check, AT_ONCE, bareCpu);
      }
      const [signIns, checks]: [Cost[], Cost[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        signIns.push(await measured(signIn, AT_ONCE, ourCpu));
        checks.push(await measured(check, AT_ONCE, bareCpu));
      }
      const rates = [signIns, checks].map((all) => median(all.map(({ perSecond }) => perSecond)));
      const [ourRate = Number.NaN, bareRate = Number.NaN] = rates;
      const perSecond = `ours ${ourRate.toFixed(1)}/s, bare Argon2id ${bareRate.toFixed(1)}/s`;
      report("Sign-ins", ourRate / bareRate, "0.85", perSecond);
      const milliseconds = (all: Cost[], part: "node" | "database") =>
        median(all.map(({ cpu }) => (cpu[part] / EACH) * 1000));
      const [node, database] = [milliseconds(signIns, "node"), milliseconds(signIns, "database")];
      const bareNode = milliseconds(checks, "node");
      const each = `ours ${node.toFixed(1)} ms and PostgreSQL's ${database.toFixed(1)} ms each, bare ${bareNode.toFixed(1)} ms`;
      report("  in CPU time", bareNode / (node + database), undefined, each);
    } finally {
      await ours.stop();
      await bare.stop();
    }
  });
}

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

async function checked(url: string, hash: string): Promise<void> {
  const answer = await fetch(`${url}/check`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ hash, password: PASSWORD }),
  });
  const { isRight } = (await answer.json()) as { isRight: boolean };
  if (!isRight) throw new Error("The bare server refused the password");
}
