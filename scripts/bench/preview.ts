import type pg from "pg";
import type { BenchOrganization } from "./data/populate.ts";
import { signedIn } from "./servers/signedIn.ts";

/** People in the one office whose policy is edited. */
export const PREVIEWED = 10_000;

/** The previewed edits by name, each of another rule. */
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

/** Measures, in seconds, previews of edits of a vacation policy that change every person's balance. */
export async function measurePreview({ url, pool, organization, password }: Previewing) {
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
