import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze } from "./data/onFreshDatabase.ts";
import { type BenchOrganization, MONTH, PASSWORD, populate } from "./data/populate.ts";
import { measureFeeds } from "./web/measureFeeds.ts";
import { measureDecisions } from "./measureDecisions.ts";
import { perSecond, report } from "./report.ts";
import { compare, type Side } from "./rounds.ts";
import { type Measured, startBare, startOurs } from "./servers/measuredServer.ts";
import { signedIn } from "./servers/signedIn.ts";
import type { measureSlack } from "./reportSlack.ts";
import { reportWeb } from "./reportWeb.ts";

export async function benchWeb(then?: (on: Parameters<typeof measureSlack>[0]) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "awayday-bench-"));
  await chmod(home, 0o711);
  const postgres = await startEmbeddedPostgres(home);
  const servers: Measured[] = [];
  try {
    const { sequelize, pool } = connect(postgres.url);
    await migrate(sequelize);
    const passwordHash = await hashPassword(PASSWORD, {});
    const large = await populate(pool, "large", 1000, passwordHash);
    const small = await populate(pool, "small", 100, passwordHash);
    await analyze(pool);

    const ours = await startOurs(postgres.url, home);
    const bare = await startBare(postgres.url);
    servers.push(ours, bare);
    console.log(`Node process at rest: ${(await ours.memory()).toFixed(0)} MB (needed 190)`);
    await measureReading(ours, bare, large, small);
    const decisions = await measureDecisions({
      ours: ours.url,
      bare: bare.url,
      organization: large,
      password: PASSWORD,
      pool,
    });
    report("Submit and approve", decisions.ours / decisions.bare, "0.50", perSecond(decisions));
    console.log(`Node process after this load: ${(await ours.memory()).toFixed(0)} MB at most (needed 190)`);
    await reportWeb({ url: ours.url, organization: large, password: PASSWORD, pool });
    for (const server of servers.splice(0)) await server.stop();
    await then?.({ databaseUrl: postgres.url, dataDir: home, pool, organization: large });
    await disconnect();
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function measureReading(
  ours: Measured,
  bare: Measured,
  large: BenchOrganization,
  small: BenchOrganization,
): Promise<void> {
  const owner = await signedIn(ours.url, large.ownerEmail, PASSWORD);
  const manager = await signedIn(ours.url, large.managerEmail, PASSWORD);
  const employee = await signedIn(ours.url, large.employeeEmail, PASSWORD);
  const month = `from=${MONTH.from}&to=${MONTH.to}`;
  const of = (id: string) => `organization=${large.id}&user=${id}`;
  const calendarPath = `/api/team/calendar?${month}`;
  const calendar: Side = { url: ours.url, requests: [{ path: calendarPath, headers: owner.headers }] };
  const bareCalendar: Side = { url: bare.url, requests: [{ path: `/calendar?${of(owner.id)}&${month}` }] };

  const fresh = await compare(calendar, bareCalendar);
  report("Calendar of a month", fresh.ours / fresh.bare, "0.90", perSecond(fresh));

  const etag = (await fetch(ours.url + calendarPath, { headers: owner.headers })).headers.get("etag") ?? "";
  const conditional = { path: calendarPath, headers: { ...owner.headers, "if-none-match": etag } };
  const unchanged = await compare({ url: ours.url, requests: [conditional] }, bareCalendar);
  report("Unchanged month (ETag)", unchanged.ours / unchanged.bare, "3.00", perSecond(unchanged));

  const dashboard = await compare(
    {
      url: ours.url,
      requests: ["/api/auth/user", "/api/pto-balances", "/api/pto-requests", calendarPath].map((call) => ({
        path: call,
        headers: employee.headers,
      })),
    },
    {
      url: bare.url,
      requests: ["/me", "/balances", "/requests", "/team-calendar"].map((call) => ({
        path: `${call}?${of(employee.id)}&${month}`,
      })),
    },
  );
  report("Own dashboard's calls", dashboard.ours / dashboard.bare, "0.60", perSecond(dashboard));

  const pending = await compare(
    { url: ours.url, requests: [{ path: "/api/pto-requests?view=team&status=pending", headers: manager.headers }] },
    { url: bare.url, requests: [{ path: `/pending?${of(manager.id)}` }] },
  );
  report("Team's pending requests", pending.ours / pending.bare, "0.60", perSecond(pending));

  await measureFeeds(ours.url, owner.headers);

  const smallOwner = await signedIn(ours.url, small.ownerEmail, PASSWORD);
  const { ours: small100, bare: large1000 } = await compare(
    { url: ours.url, requests: [{ path: calendarPath, headers: smallOwner.headers }] },
    calendar,
  );
  report(
    "Month of 1,000 people against 100",
    small100 / large1000,
    "at most 6.00",
    `${small100.toFixed(0)}/s, ${large1000.toFixed(0)}/s`,
  );
}
