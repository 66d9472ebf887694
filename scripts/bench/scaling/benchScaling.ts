import type pg from "pg";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { type BenchOrganization, PASSWORD, populate } from "../data/populate.ts";
import { median } from "../rounds.ts";
import { startOurs } from "../servers/measuredServer.ts";
import { signedIn } from "../servers/signedIn.ts";

const ROUNDS = 150;
const SMALL = 100;
/** The calls of a person's own pages. */
const OWN = ["/api/auth/user", "/api/pto-balances", "/api/pto-requests", "/api/team/calendar"];

/**
 * Compares the calls of a person's own pages in a large organization, and in one of many small organizations, with
 * those in a database that has a single small organization.
 */
export async function benchScaling(organizations: number, people: number): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const hash = await hashPassword(PASSWORD, {});
    const small = await populate(pool, "small", SMALL, hash);
    await analyze(pool);
    const measure = async (organization: BenchOrganization) => {
      const ours = await startOurs(databaseUrl, dataDir);
      try {
        return await ownPages(ours.url, organization);
      } finally {
        await ours.stop();
      }
    };
    const alone = await measure(small);
    console.log(`Own pages, ${SMALL} people alone: ${alone.toFixed(1)} ms`);
    const large = await populate(pool, "large", people, hash);
    await analyze(pool);
    compared(`in an organization of ${people}`, await measure(large), alone);
    for (let n = 1; n < organizations; n++) await populate(pool, `many${n}`, SMALL, hash);
    await analyze(pool);
    compared(`among ${organizations} organizations of ${SMALL}`, await measure(small), alone);
    console.log(`The database: ${await megabytes(pool)} MB`);
  });
}

/** Returns the median time of a person's own pages in milliseconds, one call after the other. */
async function ownPages(url: string, { employeeEmail }: BenchOrganization): Promise<number> {
  const { headers } = await signedIn(url, employeeEmail, PASSWORD);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    for (const path of OWN) {
      const answer = await fetch(url + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
    times.push(performance.now() - begun);
  }
  return median(times.slice(ROUNDS / 3));
}

function compared(where: string, took: number, alone: number): void {
  const ratio = (took / alone).toFixed(2);
  console.log(`Own pages ${where}: ${took.toFixed(1)} ms, ${ratio} of alone (needed at most 1.30)`);
}

async function megabytes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mb: number }>("SELECT pg_database_size(current_database()) / 1e6::float AS mb");
  return (rows[0]?.mb ?? Number.NaN).toFixed(0);
}
