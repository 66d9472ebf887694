import { groupBy } from "#core/groupBy.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { PASSWORD, populate } from "./data/populate.ts";
import { measureDecisions } from "./measureDecisions.ts";
import { perSecond, report } from "./report.ts";
import { type Measured, startBare, startOurs } from "./servers/measuredServer.ts";
import { signedIn } from "./servers/signedIn.ts";

const PEOPLE = 1000;
const LED = 30;

const DOCUMENT = { unit: "day", booking: { approval: [{ by: ["manager", "managersManager"] }] } };

export async function benchSteps(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "steps", PEOPLE, await hashPassword(PASSWORD, {}));
    await pool.query(
      `WITH managers AS (
         SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE organization_id = $1 AND role = 'Manager'
       )
       UPDATE users u SET manager_id = above.id FROM managers led, managers above
       WHERE u.organization_id = $1 AND u.id = led.id AND led.n <= $2 AND above.n = led.n + $2`,
      [organization.id, LED],
    );
    await analyze(pool);
    const servers: Measured[] = [];
    try {
      const ours = await startOurs(databaseUrl, dataDir);
      servers.push(ours);
      const bare = await startBare(databaseUrl);
      servers.push(bare);
      await setRules(ours.url, organization.ownerEmail);
      const sides = { ours: ours.url, bare: bare.url, organization, password: PASSWORD, pool, inSteps: true };
      const decisions = await measureDecisions(sides);
      report("Submit and approve in two steps", decisions.ours / decisions.bare, "0.40", perSecond(decisions));
    } finally {
      for (const server of servers) await server.stop();
    }
  });
}

async function setRules(url: string, ownerEmail: string): Promise<void> {
  const { headers } = await signedIn(url, ownerEmail, PASSWORD);
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const [office] = await call<{ id: string }[]>("GET", "/api/offices");
  const policies = await call<{ id: string; type: string }[]>("GET", `/api/offices/${office?.id}/policies`);
  const sick = policies.find(({ type }) => type === "sick");
  await call("PUT", `/api/pto-policies/${sick?.id}/document`, { document: DOCUMENT });
  const people = await call<{ id: string; managerId: string | null }[]>("GET", "/api/users");
  const byManager = groupBy(people, ({ managerId }) => managerId ?? "");
  const coverage = { percent: 50, mode: "warn" };
  for (const [managerId, members] of [...byManager].slice(0, LED * 2)) {
    await call("POST", "/api/teams", {
      name: `Team of ${managerId}`,
      memberIds: members.map(({ id }) => id),
      coverage,
    });
  }
}
