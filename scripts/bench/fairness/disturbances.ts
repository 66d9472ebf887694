import type pg from "pg";
import { PASSWORD } from "../data/populate.ts";
import { queueMails } from "../data/queueMails.ts";
import { heavyReports } from "../measureReports.ts";
import { signedIn } from "../servers/signedIn.ts";

export interface Disturbance {
  name: string;
  /** The maximum ratio by which the work may lengthen calls. */
  needed: { p50?: number; p99: number };
  start: () => Promise<() => Promise<string>>;
}

interface Other {
  url: string;
  pool: pg.Pool;
  organizationId: string;
  ownerEmail: string;
  headers: Record<string, string>;
  mails: () => number;
}

const IMPORTED = 3000;
const READERS = 4;
const MAILS = 20_000;
const VISITORS = 10;
const WITH_PASSWORDS = 100;
const FORGOTTEN_AFTER = 500;
const FAIR = { p50: 1.2, p99: 2 };

export function disturbances(other: Other): Disturbance[] {
  return [reports(other), mails(other), signIns(other), imports(other)];
}

function imports({ url, pool, organizationId, headers }: Other): Disturbance {
  let files = 0;
  const importPeople = async () => {
    const file = files++;
    const rows = Array.from(
      { length: IMPORTED },
      (_, n) => `imported.${file}.${n}@bench.example,Imported ${n},Employee`,
    );
    const answer = await fetch(`${url}/api/admin/imports/people?mode=import`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/csv" },
      body: ["email,name,role", ...rows].join("\n"),
    });
    if (!answer.ok) throw new Error(`An import: ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  return {
    needed: FAIR,
    name: `imports of ${IMPORTED} people`,
    start: async () => {
      const end = repeat([importPeople], 1);
      return async () => {
        const count = await end();
        await pool.query("DELETE FROM notifications WHERE organization_id = $1", [organizationId]);
        await pool.query(
          "UPDATE users SET created_at = created_at - interval '2 days' WHERE organization_id = $1 AND email LIKE 'imported.%'",
          [organizationId],
        );
        return `${count} imports`;
      };
    },
  };
}

function reports({ url, headers }: Other): Disturbance {
  const today = new Date().toISOString().slice(0, 10);
  const paths = [
    ...heavyReports(today).map(([, path]) => `reports/${path}`),
    "requests.csv",
    "people.csv",
    `ledger-entries.csv?filter=${encodeURIComponent(JSON.stringify({ leaveYear: Number(today.slice(0, 4)) }))}`,
  ];
  const read = paths.map((path) => async () => {
    const answer = await fetch(`${url}/api/admin/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  });
  return {
    needed: FAIR,
    name: `reports and files of 2,000 people, read by ${READERS} people at once`,
    start: async () => {
      const end = repeat(read, READERS);
      return async () => `${await end()} of them`;
    },
  };
}

function mails({ pool, organizationId, mails: count }: Other): Disturbance {
  return {
    needed: FAIR,
    name: `${MAILS} queued emails`,
    start: async () => {
      await queueMails(pool, organizationId, MAILS);
      await pool.query("SELECT pg_notify('notifications', '')");
      const before = count();
      return async () => {
        const sent = count() - before;
        await pool.query("DELETE FROM notifications WHERE organization_id = $1", [organizationId]);
        return `${sent} emails`;
      };
    },
  };
}

function signIns({ url, pool, organizationId }: Other): Disturbance {
  let done = 0;
  const signIn = async () => {
    const n = done++;
    if (n % FORGOTTEN_AFTER === 0) await pool.query("DELETE FROM rate_limits");
    await signedIn(url, `reported.${1 + (n % WITH_PASSWORDS)}@bench.example`, PASSWORD);
  };
  return {
    needed: { p99: 3 },
    name: `sign-ins of ${VISITORS} people at once`,
    start: async () => {
      await pool.query(
        `INSERT INTO passwords SELECT $1, u.id, p.hash, p.changed_at
         FROM users u, (SELECT hash, changed_at FROM passwords WHERE organization_id = $1 LIMIT 1) p
         WHERE u.organization_id = $1 AND substring(u.email FROM 'reported.(\\d+)@')::int <= $2
         ON CONFLICT DO NOTHING`,
        [organizationId, WITH_PASSWORDS],
      );
      const end = repeat([signIn], VISITORS);
      return async () => `${await end()} sign-ins`;
    },
  };
}

function repeat(tasks: (() => Promise<void>)[], atOnce: number): () => Promise<number> {
  const ending = new AbortController();
  let begun = 0;
  const work = async () => {
    while (!ending.signal.aborted) await tasks[begun++ % tasks.length]?.();
  };
  const workers = Promise.all(Array.from({ length: atOnce }, work));
  workers.catch(() => {});
  return async () => {
    ending.abort();
    await workers;
    return begun;
  };
}
