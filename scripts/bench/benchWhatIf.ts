import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { PASSWORD, populate } from "./data/populate.ts";
import { median } from "./rounds.ts";
import { startOurs } from "./servers/measuredServer.ts";
import { signedIn } from "./servers/signedIn.ts";

const PEOPLE = 1000;

const REQUESTS = 50;

const ROUNDS = 15;

export async function benchWhatIf(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "whatif", PEOPLE, await hashPassword(PASSWORD, {}));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const { headers } = await signedIn(ours.url, organization.ownerEmail, PASSWORD);
      const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
        const answer = await fetch(`${ours.url}${path}`, {
          ...init,
          headers: { ...headers, "content-type": "application/json" },
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Answer;
      };
      const people = await ask<{ id: string }[]>("/api/users");
      const team = { name: "Everyone", memberIds: people.map(({ id }) => id), coverage: { percent: 80, mode: "warn" } };
      await ask("/api/teams", { method: "POST", body: JSON.stringify(team) });
      const pending = await ask<{ id: string }[]>("/api/pto-requests?view=team&status=pending");
      const ids = pending.slice(0, REQUESTS).map(({ id }) => id);
      const path = `/api/pto-requests/what-if?ids=${ids.join(",")}`;
      await ask(path);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now();
        const { balances } = await ask<{ balances: object[] }>(path);
        times.push(performance.now() - begun);
        if (balances.length === 0) throw new Error("The answer has no balances");
      }
      console.log(
        `Approving ${REQUESTS} of ${pending.length} requests, ${PEOPLE} people: ${median(times).toFixed(0)} ms (needed 100)`,
      );
    } finally {
      await ours.stop();
    }
  });
}
