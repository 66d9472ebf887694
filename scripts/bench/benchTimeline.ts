import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { measureTimeline, SLOWER } from "./browser/measureTimeline.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { PASSWORD, populate } from "./data/populate.ts";
import { startOurs } from "./servers/measuredServer.ts";

const PEOPLE = 1000;

export async function benchTimeline(): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD, {});
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "large", PEOPLE, passwordHash);
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const { firstPaint, nodes, frames, interaction } = await measureTimeline({
        url: ours.url,
        organization,
        password: PASSWORD,
      });
      console.log(`First paint, timeline of 1,000 people over a quarter: ${firstPaint.toFixed(0)} ms (needed 1000)`);
      console.log(`Elements of its page: ${nodes} at most (needed 4000)`);
      console.log(`Frames per second while it scrolls, CPU ${SLOWER} times slower: ${frames.toFixed(0)} (needed 50)`);
      console.log(`Interaction to next paint, timeline: ${interaction.toFixed(0)} ms (needed 100)`);
    } finally {
      await ours.stop();
    }
  });
}
