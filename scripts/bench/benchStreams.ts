import { readFile } from "node:fs/promises";
import http from "node:http";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { PASSWORD, populate } from "./data/populate.ts";
import { median } from "./rounds.ts";
import { type Measured, startOurs } from "./servers/measuredServer.ts";
import { signedIn } from "./servers/signedIn.ts";

const PEOPLE = 1000;
const STREAMS = 1000;
const EACH = 10;
const SUBMISSIONS = 40;

export async function benchStreams(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "streams", PEOPLE, await hashPassword(PASSWORD, {}));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    const open: http.ClientRequest[] = [];
    try {
      const { rows } = await pool.query<{ email: string }>(
        "SELECT email FROM users WHERE organization_id = $1 AND is_active ORDER BY email LIMIT $2",
        [organization.id, STREAMS / EACH],
      );
      const watchers = [];
      for (const row of rows) watchers.push(await signedIn(ours.url, row.email, PASSWORD));
      const [email = ""] = organization.submitters;
      const submitter = await signedIn(ours.url, email, PASSWORD);
      const day = days();
      await submissions(ours, submitter.headers, day);
      const alone = await submissions(ours, submitter.headers, day);
      const before = await residentNow(ours);
      for (const { headers } of watchers) {
        for (let count = 0; count < EACH; count++) open.push(await stream(ours.url, headers));
      }
      const memory = (await residentNow(ours)) - before;
      const watched = await submissions(ours, submitter.headers, day);
      console.log(`${open.length} open streams: ${memory.toFixed(0)} MB (needed 40)`);
      console.log(
        `Submitting with them: ${watched.toFixed(1)} ms, ${(watched / alone).toFixed(2)} of without (needed 1.10)`,
      );
    } finally {
      for (const request of open) request.destroy();
      await ours.stop();
    }
  });
}

function* days(): Generator<string, never> {
  for (let day = addDays(new Date().toISOString().slice(0, 10), 30); ; day = addDays(day, 1)) {
    if (weekdayOf(day) <= 5) yield day;
  }
}

async function submissions({ url }: Measured, headers: Record<string, string>, day: Iterator<string>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < SUBMISSIONS; count++) {
    const date = day.next().value;
    const body = JSON.stringify({ type: "sick", startDate: date, endDate: date, isHalfDay: false });
    const begun = performance.now();
    const answer = await fetch(`${url}/api/pto-requests`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }
  return median(times);
}

function stream(url: string, headers: Record<string, string>): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/api/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(request);
      else reject(new Error(`A stream answered ${answer.statusCode}`));
      answer.resume();
    });
    request.on("error", reject);
  });
}

async function residentNow({ pid }: Measured): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
