import type pg from "pg";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { databaseCpuTime } from "../cpuTime.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { PASSWORD, populate } from "../data/populate.ts";
import { median } from "../rounds.ts";
import { type Measured, startOurs } from "../servers/measuredServer.ts";
import { ownPages } from "./ownPages.ts";

const SMALL = 100;
const ROUNDS = 10;
const EACH = 40;

export async function benchScaling(people: number): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const hash = await hashPassword(PASSWORD, {});
    const small = await populate(pool, "small", SMALL, hash);
    const large = await populate(pool, "large", people, hash);
    await analyze(pool);
    console.log(`The database: ${await megabytes(pool)} MB`);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const measure = { ours, pool };
      const [ofSmall, ofLarge] = [new Sample(measure), new Sample(measure)];
      const pages = {
        small: await ownPages(ours.url, small.employeeEmail),
        large: await ownPages(ours.url, large.employeeEmail),
      };
      for (let n = 0; n < EACH; n++) await Promise.all([pages.small(), pages.large()]);
      for (let round = 0; round < ROUNDS; round++) {
        await ofSmall.add(pages.small);
        await ofLarge.add(pages.large);
      }
      report(`${SMALL} people`, ofSmall);
      report(`${people} people`, ofLarge);
      const time = (ofLarge.time / ofSmall.time).toFixed(2);
      const cpu = (ofLarge.cpu / ofSmall.cpu).toFixed(2);
      console.log(`${people} people against ${SMALL}: time ${time}, CPU time ${cpu} (needed at most 1.30)`);
    } finally {
      await ours.stop();
    }
  });
}

class Sample {
  readonly #server: { ours: Measured; pool: pg.Pool };
  readonly #times: number[] = [];
  #cpu = 0;

  constructor(server: { ours: Measured; pool: pg.Pool }) {
    this.#server = server;
  }

  async add(calls: () => Promise<number>): Promise<void> {
    const before = await this.#cpuTime();
    for (let n = 0; n < EACH; n++) this.#times.push(await calls());
    this.#cpu += (await this.#cpuTime()) - before;
  }

  get time(): number {
    return median(this.#times);
  }

  /** In milliseconds per run of all calls, including PostgreSQL's time. */
  get cpu(): number {
    return (this.#cpu * 1000) / this.#times.length;
  }

  async #cpuTime(): Promise<number> {
    const { ours, pool } = this.#server;
    return (await ours.cpu()) + (await databaseCpuTime(pool));
  }
}

function report(name: string, { time, cpu }: Sample): void {
  console.log(`Own pages, ${name}: ${time.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU time`);
}

async function megabytes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mb: number }>("SELECT pg_database_size(current_database()) / 1e6::float AS mb");
  return (rows[0]?.mb ?? Number.NaN).toFixed(0);
}
