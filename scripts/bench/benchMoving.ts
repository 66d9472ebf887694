import type pg from "pg";
import { type BenchOrganization, PASSWORD, populate } from "./data/populate.ts";
import { signedIn } from "./servers/signedIn.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { databaseCpuTime } from "./cpuTime.ts";
import { startOurs } from "./servers/measuredServer.ts";

const MOVED = 10_000;
const MOVING_ORGANIZATION = 11_200;

const OFFICE = "Where people move to";

interface Moving {
  url: string;
  pool: pg.Pool;
  organization: BenchOrganization;
  password: string;
}

async function measureMoving({ url, pool, organization, password }: Moving) {
  const { headers } = await signedIn(url, organization.ownerEmail, password);
  const { rows } = await pool.query<{ email: string; requests: number }>(
    `SELECT u.email, count(*)::int AS requests FROM users u JOIN pto_requests r ON r.user_id = u.id
     WHERE u.organization_id = $1 AND u.role <> 'Owner' AND r.start_date > current_date + 1
     GROUP BY u.email ORDER BY u.email LIMIT $2`,
    [organization.id, MOVED],
  );
  await makeOffice(url, headers, pool);
  const begun = performance.now();
  const answer = await fetch(`${url}/api/admin/imports/people?mode=import`, {
    method: "POST",
    headers: { ...headers, "content-type": "text/csv" },
    body: ["email,office", ...rows.map(({ email }) => `${email},${OFFICE}`)].join("\n"),
  });
  const seconds = (performance.now() - begun) / 1000;
  const { counts, error } = (await answer.json()) as { counts?: Record<string, number>; error?: string };
  if (counts?.["changed"] !== MOVED) throw new Error(`Moving: ${answer.status} ${error} ${JSON.stringify(counts)}`);
  const [recosted] = (
    await pool.query<{ requests: number; notified: number }>(
      `SELECT (SELECT count(*)::int FROM pto_requests WHERE organization_id = $1 AND minutes < 960) AS requests,
         (SELECT count(DISTINCT recipient_id)::int FROM notifications
           WHERE organization_id = $1 AND event = 'request.recosted') AS notified`,
      [organization.id],
    )
  ).rows;
  const requests = rows.reduce((sum, one) => sum + one.requests, 0);
  return { seconds, requests, recosted: recosted?.requests ?? 0, notified: recosted?.notified ?? 0 };
}

async function makeOffice(url: string, headers: Record<string, string>, pool: pg.Pool): Promise<void> {
  const created = await fetch(`${url}/api/offices`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: OFFICE, country: "Japan", timezone: "Asia/Tokyo" }),
  });
  if (!created.ok) throw new Error(`An office to move to: ${created.status}`);
  const { id } = (await created.json()) as { id: string };
  await pool.query(
    `INSERT INTO holidays (organization_id, id, office_id, name, date, type, created_at)
     SELECT organization_id, gen_random_uuid(), id, 'Holiday', d::date, 'custom', now()
     FROM offices, generate_series(current_date, current_date + 400, '1 day') d
     WHERE id = $1 AND extract(isodow FROM d) IN (2, 4)`,
    [id],
  );
}

export async function benchMoving(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "moving", MOVING_ORGANIZATION, await hashPassword(PASSWORD, {}));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const before = { node: await ours.cpu(), database: await databaseCpuTime(pool) };
      const moved = await measureMoving({ url: ours.url, pool, organization, password: PASSWORD });
      const what = `${MOVED} people with ${(moved.requests / MOVED).toFixed(1)} upcoming requests each`;
      console.log(`Another office for ${what}: ${moved.seconds.toFixed(1)} s (needed 30)`);
      const node = (await ours.cpu()) - before.node;
      const inDatabase = (await databaseCpuTime(pool)) - before.database;
      console.log(
        `CPU time, which other processes disturb less: ${node.toFixed(1)} s of Node, ${inDatabase.toFixed(1)} s of PostgreSQL`,
      );
      console.log(`Recalculated: ${moved.recosted} requests, ${moved.notified} people notified`);
      console.log(`Node process after this file: ${(await ours.memory()).toFixed(0)} MB at most`);
    } finally {
      await ours.stop();
    }
  });
}
