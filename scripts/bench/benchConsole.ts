import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";
import { PASSWORD, populate } from "./data/populate.ts";
import { populateReports } from "./data/reportPeople.ts";
import { IMPORTED, measureImports } from "./measureImports.ts";
import { LIST_PEOPLE, measureLists } from "./measureLists.ts";
import { perSecond, report } from "./report.ts";
import { measureReports, REPORTED_PEOPLE } from "./measureReports.ts";
import { startBare, startOurs } from "./servers/measuredServer.ts";

export async function benchConsole(): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD, {});
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "large", LIST_PEOPLE, passwordHash);
    await analyze(pool);
    const servers = [await startOurs(databaseUrl, dataDir), await startBare(databaseUrl)] as const;
    const [ours, bare] = servers;
    try {
      for (const { name, ratio, ...rates } of await measureLists({ ours, bare, organization, password: PASSWORD })) {
        report(name, ratio, "at most 3.00", perSecond(rates));
      }
      for (const { name, seconds } of await measureImports({ url: ours.url, organization, password: PASSWORD })) {
        console.log(`${name}, ${IMPORTED} rows: ${seconds.toFixed(1)} s (needed 30)`);
      }
      console.log(`Node process after these files: ${(await ours.memory()).toFixed(0)} MB at most`);
    } finally {
      for (const server of servers) await server.stop();
    }
  });
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const today = new Date().toISOString().slice(0, 10);
    const organization = await populateReports(pool, { people: REPORTED_PEOPLE, today, passwordHash });
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      for (const { name, took } of await measureReports({ url: ours.url, organization, password: PASSWORD, today })) {
        console.log(`${name}, 5,000 people: ${took.toFixed(0)} ms (needed 500)`);
      }
    } finally {
      await ours.stop();
    }
  });
}
