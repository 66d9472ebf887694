import { mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "../build/buildIfNeeded.js";
import { buildServer } from "../build/buildServer.ts";
import { findFirefox } from "./findFirefox.ts";
import { runNode } from "./runNode.ts";
import { findSystemPostgres, type SystemPostgres } from "./systemPostgres.ts";
import { jestCounts, playwrightCounts, type TestCounts } from "./testCounts.ts";
import type { TestServer } from "./testServer.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=64",
  // V8's cache of compiled code would keep the modules of every test file in memory.
  "--no-compilation-cache",
  // Later versions of Node lack this option.
  ...(process.version.startsWith("v20.") ? ["--interrupt-budget=400000"] : []),
  "node_modules/jest/bin/jest.js",
  "--maxWorkers=3",
  "--testTimeout=60000",
];

const RARE_COLLECTIONS = { GOGC: "400" };

interface StepResult extends TestCounts {
  code: number;
}

export interface Step {
  name: string;
  run: (args: string[], report: string) => Promise<StepResult>;
}

export const stages: Step[][] = [
  [{ name: "format", run: (args) => check("node_modules/oxfmt/bin/oxfmt", "--check", ...args) }],
  [
    { name: "prose", run: (args) => check("--import", "tsx", "scripts/prose.ts", ...args) },
    { name: "lint", run: (args) => check("node_modules/oxlint/bin/oxlint", ...args) },
    { name: "types", run: (args) => check("node_modules/typescript/bin/tsc", "-b", "--checkers", "1", ...args) },
    // Jest and the browsers start the product, so the build must finish first.
    { name: "build", run: () => buildOnce().then(() => ({ code: 0, passed: 0, failed: 0 })) },
  ],
  [
    { name: "jest", run: async (args, report) => jest(await oneServer(), args, report) },
    { name: "browser", run: browser },
    { name: "firefox", run: firefox },
  ],
];

export const steps: Step[] = stages.flat();

export async function systemPostgresSteps(): Promise<Step[]> {
  const { major: tested } = await oneServer();
  const others = (await findSystemPostgres()).filter(({ major }) => major !== tested);
  return others.map((installed) => ({
    name: `jest db on PostgreSQL ${installed.major}`,
    run: async (args, report) => {
      const server = await startServer(installed);
      const files = await testFiles("db", ".test.ts", "embedded");
      return jest(server, ["--runTestsByPath", ...files, ...args], report);
    },
  }));
}

let building: Promise<unknown> | undefined;

function buildOnce(): Promise<unknown> {
  building ??= Promise.all([
    buildIfNeeded(),
    buildServer("dist/demo/demo.js", "scripts/demo.ts"),
    buildServer("dist/demo/simulator.js", "bot/simulator.ts"),
  ]);
  return building;
}

const servers: TestServer[] = [];
let starting: Promise<TestServer> | undefined;

export async function stopServers(): Promise<void> {
  await starting?.catch(() => {});
  await Promise.all(servers.splice(0).map((server) => server.stop()));
}

function oneServer(): Promise<TestServer> {
  starting ??= startServer();
  return starting;
}

/** Imports the database code lazily, so that the steps that check the code run even if the database code is broken. */
async function startServer(installed?: SystemPostgres): Promise<TestServer> {
  const { startTestServer } = await import("./testServer.ts");
  const server = await startTestServer(installed);
  servers.push(server);
  return server;
}

async function check(...command: string[]): Promise<StepResult> {
  return { code: await runNode(command, RARE_COLLECTIONS), passed: 0, failed: 0 };
}

async function jest({ url }: TestServer, args: string[], report: string): Promise<StepResult> {
  const command = [...JEST, "--json", `--outputFile=${report}`, ...args];
  const code = await runNode(command, { TEST_DATABASE_URL: url });
  return { code, ...(await jestCounts(report)) };
}

async function browser(args: string[], report: string): Promise<StepResult> {
  const specs = await testFiles("tests/browser", ".spec.ts");
  if (specs.length === 0) return { code: 0, passed: 0, failed: 0 };
  return playwright(args, report);
}

async function firefox(args: string[], report: string): Promise<StepResult> {
  const found = await findFirefox();
  if (!found) {
    console.log(
      "Skipped the main end-to-end tests in Firefox: no usable Firefox was found. Set FIREFOX_PATH to select one.",
    );
    return { code: 0, passed: 0, failed: 0 };
  }
  // Firefox refuses to run as root if another user owns the home folder.
  const home = await mkdtemp(path.join(path.dirname(report), "home-"));
  const environment = { FIREFOX_PATH: found, FIREFOX_HOME: home };
  return playwright(["--config=playwright.firefox.config.ts", ...args], report, environment);
}

async function playwright(args: string[], report: string, env: Record<string, string> = {}): Promise<StepResult> {
  const { url } = await oneServer();
  await buildOnce();
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args];
  const code = await runNode(command, { ...env, TEST_DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return { code, ...(await playwrightCounts(report)) };
}

async function testFiles(folder: string, ending: string, except?: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true }).catch((): string[] => []);
  return entries
    .filter((file) => file.endsWith(ending) && (except === undefined || file.split(path.sep)[0] !== except))
    .map((file) => path.join(folder, file))
    .toSorted();
}
