import type pg from "pg";
import { type BenchOrganization, PASSWORD, populate } from "./data/populate.ts";
import { signedIn } from "./servers/signedIn.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { startOurs } from "./servers/measuredServer.ts";

const PREVIEWED = 10_000;

const EDITS: Record<string, object> = {
  "more days": { accrualAmount: 25 },
  "another carry-over limit and a maximum": { carryOverDays: 2, maxBalance: 22 },
  "monthly from next year on": {
    accrualTiming: "monthly_increments",
    effectiveOn: `${new Date().getFullYear() + 1}-01-01`,
  },
  "unlimited from today on": { isUnlimited: true },
};

interface Previewing {
  url: string;
  pool: pg.Pool;
  organization: BenchOrganization;
  password: string;
}

async function measurePreview({ url, pool, organization, password }: Previewing) {
  const { headers } = await signedIn(url, organization.ownerEmail, password);
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM pto_policies WHERE organization_id = $1 AND type = 'vacation'",
    [organization.id],
  );
  const previews = [];
  for (const [name, edit] of Object.entries(EDITS)) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/pto-policies/${rows[0]?.id}/preview`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(edit),
    });
    const { people, error } = (await answer.json()) as { people?: number; error?: string };
    const seconds = (performance.now() - begun) / 1000;
    if (people !== PREVIEWED) throw new Error(`Preview of ${name}: ${answer.status} ${error} ${people} people`);
    previews.push({ name, seconds });
  }
  return previews;
}

export async function benchPreview(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "preview", PREVIEWED, await hashPassword(PASSWORD, {}));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      for (const { name, seconds } of await measurePreview({ url: ours.url, pool, organization, password: PASSWORD })) {
        console.log(`Preview for ${PREVIEWED} people, ${name}: ${seconds.toFixed(1)} s (needed 3)`);
      }
    } finally {
      await ours.stop();
    }
  });
}
