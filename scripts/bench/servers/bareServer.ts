import { verify } from "@node-rs/argon2";
import express from "express";
import { Pool, type QueryResult } from "pg";
import { columnTypes } from "#db/columnTypes.ts";

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10, types: columnTypes });
const app = express();
app.use(express.json());

const rows = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows;
const query = (value: unknown): string => (typeof value === "string" ? value : "");

const CALENDAR = `
  SELECT r.id, r.user_id AS "userId", u.name AS "userName", r.type, r.status, r.start_date::text AS "startDate",
    r.end_date::text AS "endDate", r.is_half_day AS "isHalfDay"
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
  WHERE r.organization_id = $1 AND r.status IN ('pending', 'approved')
    AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date`;

app.get("/calendar", async (req, res) => {
  const { organization, from, to } = req.query;
  res.json(
    await rows("calendar", `${CALENDAR} ORDER BY r.start_date, u.name`, [query(organization), query(from), query(to)]),
  );
});

app.get("/healthz", (_req, res) => {
  res.json({});
});

app.post("/check", async (req, res) => {
  const { hash, password } = req.body as { hash: string; password: string };
  res.json({ isRight: await verify(hash, password) });
});

app.get("/team-calendar", async (req, res) => {
  const { organization, user, from, to } = req.query;
  const text = `${CALENDAR} AND (u.id = $4 OR u.manager_id = (SELECT manager_id FROM users WHERE organization_id = $1 AND id = $4)
    OR u.id = (SELECT manager_id FROM users WHERE organization_id = $1 AND id = $4)) ORDER BY r.start_date, u.name`;
  res.json(await rows("team-calendar", text, [query(organization), query(from), query(to), query(user)]));
});

app.get("/me", async (req, res) => {
  const text = `SELECT u.id, u.name, u.email, u.role, u.manager_id AS "managerId", m.name AS "managerName", u.office_id AS "officeId", f.name AS office, f.timezone,
      u.start_date::text AS "startDate", o.id AS "organizationId", o.name AS "organizationName", o.pto_policy AS "ptoPolicy"
    FROM users u JOIN organizations o ON o.id = u.organization_id
    LEFT JOIN offices f ON f.organization_id = u.organization_id AND f.id = u.office_id
    LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
    WHERE u.organization_id = $1 AND u.id = $2`;
  res.json((await rows("me", text, [query(req.query["organization"]), query(req.query["user"])]))[0]);
});

app.get("/balances", async (req, res) => {
  const text = `SELECT b.id, b.type, l.leave_year AS "leaveYear", l.kind, sum(l.minutes)::int AS minutes,
      (SELECT coalesce(sum(r.minutes), 0)::int FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = $2
        AND r.type = b.type AND r.status = 'pending') AS pending,
      (SELECT v.is_unlimited FROM users u JOIN pto_policies p ON p.organization_id = $1 AND p.office_id = u.office_id AND p.type = b.type
        JOIN policy_versions v ON v.organization_id = $1 AND v.policy_id = p.id
        WHERE u.organization_id = $1 AND u.id = $2 ORDER BY v.version DESC LIMIT 1) AS "isUnlimited"
    FROM pto_balances b LEFT JOIN ledger_entries l ON l.organization_id = $1 AND l.user_id = $2 AND l.type = b.type
    WHERE b.organization_id = $1 AND b.user_id = $2 GROUP BY b.id, b.type, l.leave_year, l.kind`;
  res.json(await rows("balances", text, [query(req.query["organization"]), query(req.query["user"])]));
});

app.get("/requests", async (req, res) => {
  const text = `SELECT r.id, r.type, r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes, r.status,
      r.is_half_day AS "isHalfDay", r.minutes, r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt", d.name AS "decidedByName"
    FROM pto_requests r LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id
    WHERE r.organization_id = $1 AND r.user_id = $2 ORDER BY r.submitted_at DESC`;
  res.json(await rows("requests", text, [query(req.query["organization"]), query(req.query["user"])]));
});

app.get("/pending", async (req, res) => {
  const text = `SELECT r.id, r.type, r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes, r.minutes,
      r.submitted_at AS "submittedAt", u.name, u.email,
      (SELECT count(*)::int FROM users t WHERE t.organization_id = $1 AND t.is_active AND t.manager_id = u.manager_id) AS team,
      (SELECT json_agg(DISTINCT t.name) FROM users t JOIN pto_requests a ON a.organization_id = $1 AND a.user_id = t.id
        AND a.status = 'approved' AND a.start_date <= r.end_date AND a.end_date >= r.start_date
        WHERE t.organization_id = $1 AND t.is_active AND t.manager_id = u.manager_id AND t.id <> u.id) AS away,
      (SELECT json_agg(n) FROM (SELECT count(DISTINCT a.user_id) AS n FROM pto_request_days d
        LEFT JOIN users t ON t.organization_id = $1 AND t.is_active AND t.manager_id = u.manager_id AND t.id <> u.id
        LEFT JOIN pto_requests a ON a.organization_id = $1 AND a.user_id = t.id AND a.status = 'approved'
          AND a.start_date <= d.date AND a.end_date >= d.date
        WHERE d.organization_id = $1 AND d.request_id = r.id GROUP BY d.date) dates) AS "awayByDate",
      (SELECT sum(minutes)::int FROM ledger_entries l WHERE l.organization_id = $1 AND l.user_id = r.user_id AND l.type = r.type
        AND l.leave_year = extract(year FROM r.start_date)) AS balance
    FROM users u JOIN pto_requests r ON r.organization_id = u.organization_id AND r.user_id = u.id AND r.status = 'pending'
    WHERE u.organization_id = $1 AND u.manager_id = $2 ORDER BY r.submitted_at DESC`;
  res.json(await rows("pending", text, [query(req.query["organization"]), query(req.query["user"])]));
});

const PEOPLE = `SELECT u.id, u.name, u.email, u.role, u.manager_id AS "managerId", m.name AS "managerName", u.office_id AS "officeId",
    f.name AS "officeName", u.start_date::text AS "startDate", u.end_date::text AS "endDate", u.is_active AS "isActive"
  FROM users u LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
    LEFT JOIN offices f ON f.organization_id = u.organization_id AND f.id = u.office_id`;

const REQUESTS = `SELECT r.id, r.type, r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes, r.status, r.minutes,
    r.is_half_day AS "isHalfDay", r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt", d.name AS "decidedByName",
    u.id AS "userId", u.name AS "userName", f.name AS "officeName"
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    LEFT JOIN offices f ON f.organization_id = u.organization_id AND f.id = u.office_id
    LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id`;

app.get("/list/people", async (req, res) => {
  const values = [query(req.query["organization"]), `%${query(req.query["like"])}%`];
  const where = "WHERE u.organization_id = $1 AND (u.name ILIKE $2 OR u.email ILIKE $2)";
  const page = `${PEOPLE} ${where} ORDER BY u.name COLLATE "en-x-icu", u.id LIMIT 25 OFFSET $3`;
  const [found, counted] = await Promise.all([
    rows("people", page, [...values, query(req.query["from"])]),
    rows("people-count", `SELECT count(*)::int FROM users u ${where}`, values),
  ]);
  res.json({ found, counted });
});

app.get("/list/requests", async (req, res) => {
  const { status, organization, from } = req.query;
  const where = `WHERE r.organization_id = $1${status ? " AND r.status = 'pending'" : ""}`;
  const name = status ? "pending-requests" : "all-requests";
  const page = `${REQUESTS} ${where} ORDER BY r.submitted_at DESC, r.id DESC LIMIT 25 OFFSET $2`;
  const [found, counted] = await Promise.all([
    rows(name, page, [query(organization), query(from)]),
    rows(`${name}-count`, `SELECT count(*)::int FROM pto_requests r ${where}`, [query(organization)]),
  ]);
  res.json({ found, counted });
});

type Run = (name: string, text: string, values: unknown[]) => Promise<QueryResult<{ id: string }>>;

async function inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work((name, text, values) => client.query({ name, text, values }));
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

const LOCK = "SELECT id FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE";
const AUDIT = `INSERT INTO audit_events (organization_id, id, at, actor_id, source, action, subject_kind, subject_id, after)
  VALUES ($1, gen_random_uuid(), now(), $2, 'web', $3, 'request', $4, '{"minutes":480}')`;

const steps = (decided: number, byId?: string) =>
  JSON.stringify(
    ["manager", "managersManager"].map((by, index) => ({
      by: [by],
      decided: index < decided ? { byId, at: new Date().toISOString(), version: index + 2 } : null,
    })),
  );

const NOTIFY = `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, status, next_attempt_at, created_at)
  SELECT $1, gen_random_uuid(), $2, $2 || ':' || $3::text, CASE WHEN $5 THEN u.manager_id ELSE u.id END, 'mail',
    jsonb_build_object('requestId', $3::text), 'sent', now(), now()
  FROM users u WHERE u.organization_id = $1 AND u.id = $4`;

const NOTIFY_NEXT = `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, status, next_attempt_at, created_at)
  SELECT $1, gen_random_uuid(), 'request.submitted', 'request.submitted:' || $2::text || ':2', u.manager_id, 'mail',
    jsonb_build_object('requestId', $2::text), 'sent', now(), now()
  FROM users u WHERE u.organization_id = $1 AND u.id = $3`;

app.post("/submit", async (req, res) => {
  const { organization, user, date, inSteps } = req.body as Record<string, string>;
  const id = await inTransaction(async (run) => {
    await run("lock", LOCK, [organization, user]);
    const { rows: created } = await run(
      "request",
      `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes, submitted_at, updated_at, steps)
       VALUES ($1, gen_random_uuid(), $2, 'sick', $3, $3, false, 'pending', 480, now(), now(), $4) RETURNING id`,
      [organization, user, date, inSteps ? steps(0) : null],
    );
    const request = created[0]?.id;
    const day = "INSERT INTO pto_request_days VALUES ($1, $2, $3::date, extract(year FROM $3::date), 480)";
    await run("day", day, [organization, request, date]);
    await run("notify", NOTIFY, [organization, "request.submitted", request, user, true]);
    await run("audit", AUDIT, [organization, user, "submitRequest", request]);
    return request;
  });
  res.json({ id });
});

const SET_STEPS = `UPDATE pto_requests SET steps = $3, step_version = step_version + 1, updated_at = now()
  WHERE organization_id = $1 AND id = $2`;

app.post("/approve-step", async (req, res) => {
  const { organization, user, approver, id } = req.body as Record<string, string>;
  await inTransaction(async (run) => {
    await run("lock", LOCK, [organization, user]);
    await run("steps", SET_STEPS, [organization, id, steps(1, approver)]);
    await run("notify-next", NOTIFY_NEXT, [organization, id, approver]);
    await run("audit", AUDIT, [organization, approver, "decideRequest", id]);
  });
  res.json({ id });
});

app.post("/approve", async (req, res) => {
  const { organization, user, approver, date, id, inSteps } = req.body as Record<string, string>;
  await inTransaction(async (run) => {
    await run("lock", LOCK, [organization, user]);
    const approve = `UPDATE pto_requests SET status = 'approved', decided_at = now(), decided_by_id = $3, updated_at = now()`;
    const last = ", steps = $4, step_version = step_version + 1";
    const ofRequest = "WHERE organization_id = $1 AND id = $2";
    if (inSteps) {
      await run("approve-last", `${approve} ${last} ${ofRequest}`, [organization, id, approver, steps(2, approver)]);
    } else await run("approve", `${approve} ${ofRequest}`, [organization, id, approver]);
    await run(
      "usage",
      `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, is_unlimited, source_key, request_id, actor_id, created_at)
       VALUES ($1, gen_random_uuid(), $2, 'sick', extract(year FROM $3::date), 'usage', -480, $3, true, 'usage:' || $4, $4::uuid, $5, now())`,
      [organization, user, date, id, approver],
    );
    await run("notify", NOTIFY, [organization, "request.approved", id, user, false]);
    await run("audit", AUDIT, [organization, approver, "decideRequest", id]);
  });
  res.json({ id });
});

app.listen(Number(process.env["PORT"]), "127.0.0.1");
