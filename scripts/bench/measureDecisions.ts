import type pg from "pg";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import type { BenchOrganization } from "./data/populate.ts";
import { median } from "./rounds.ts";
import { signedIn } from "./servers/signedIn.ts";

interface Sides {
  ours: string;
  bare: string;
  organization: BenchOrganization;
  password: string;
  pool: pg.Pool;
  inSteps?: boolean;
}

interface Approver {
  id: string;
  headers: Record<string, string>;
}

interface Pair {
  user: string;
  submitter: Record<string, string>;
  approver: Approver;
  second?: Approver;
}

const WORKERS = 10;
const ROUNDS = 5;
const EACH = 12;

/** Returns how many requests are submitted and approved per second on each side. */
export async function measureDecisions({
  ours,
  bare,
  organization,
  password,
  pool,
  inSteps = false,
}: Sides): Promise<{ ours: number; bare: number }> {
  const { rows } = await pool.query<{ email: string; manager: string; second: string }>(
    `SELECT u.email, m.email AS manager, s.email AS second
     FROM users u JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
       LEFT JOIN users s ON s.organization_id = m.organization_id AND s.id = m.manager_id
     WHERE u.organization_id = $1 AND u.email = ANY($2) AND (NOT $4 OR s.role = 'Manager') ORDER BY u.email LIMIT $3`,
    [organization.id, organization.submitters, WORKERS, inSteps],
  );
  const pairs: Pair[] = [];
  for (const { email, manager, second } of rows) {
    const submitter = await signedIn(ours, email, password);
    pairs.push({
      user: submitter.id,
      submitter: submitter.headers,
      approver: await signedIn(ours, manager, password),
      ...(inSteps && { second: await signedIn(ours, second, password) }),
    });
  }

  let day = addDays(new Date().toISOString().slice(0, 10), 7);
  const nextWorkday = (): string => {
    do day = addDays(day, 1);
    while (weekdayOf(day) > 5);
    return day;
  };
  await timed(pairs, [nextWorkday(), nextWorkday()], (pair, date) => throughUs(ours, pair, date));
  await timed(pairs, [nextWorkday(), nextWorkday()], (pair, date) => throughBare(bare, organization.id, pair, date));
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const days = Array.from({ length: EACH }, nextWorkday);
    rates.ours.push(await timed(pairs, days, (pair, date) => throughUs(ours, pair, date)));
    const others = Array.from({ length: EACH }, nextWorkday);
    rates.bare.push(await timed(pairs, others, (pair, date) => throughBare(bare, organization.id, pair, date)));
  }
  return { ours: median(rates.ours), bare: median(rates.bare) };
}

async function timed(
  pairs: Pair[],
  days: string[],
  work: (pair: Pair, date: string) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  await Promise.all(
    pairs.map(async (pair) => {
      for (const date of days) await work(pair, date);
    }),
  );
  return (pairs.length * days.length) / ((performance.now() - start) / 1000);
}

async function throughUs(url: string, { submitter, approver, second }: Pair, date: string): Promise<void> {
  const request = { type: "sick", startDate: date, endDate: date, isHalfDay: false };
  const { id } = (await send(`${url}/api/pto-requests`, "POST", submitter, request)) as { id: string };
  for (const { headers } of second ? [approver, second] : [approver]) {
    await send(`${url}/api/pto-requests/${id}`, "PATCH", headers, { status: "approved" });
  }
}

async function throughBare(
  url: string,
  organization: string,
  { user, approver, second }: Pair,
  date: string,
): Promise<void> {
  const of = { organization, user, date };
  const { id } = (await send(`${url}/submit`, "POST", {}, { ...of, inSteps: second !== undefined })) as { id: string };
  if (second) await send(`${url}/approve-step`, "POST", {}, { ...of, approver: approver.id, id });
  await send(
    `${url}/approve`,
    "POST",
    {},
    { ...of, approver: (second ?? approver).id, id, inSteps: second !== undefined },
  );
}

async function send(url: string, method: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
