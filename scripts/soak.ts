import { runNode } from "./checks/runNode.ts";

const SUBJECTS: Record<string, string[]> = {
  stories: ["--only", "browser", "tests/browser/stories"],
  screens: ["--only", "browser", "tests/browser/quality.spec.ts", "tests/browser/typeface.spec.ts"],
  races: ["--only", "jest", "bot/operations/requests/races.test.ts", "bot/slack/processes.test.ts"],
  processes: ["--only", "jest", "tests/processes"],
  failures: ["--only", "jest", "tests/failures"],
  storm: ["--only", "jest", "tests/storm"],
  kills: ["--only", "jest", "tests/kills"],
  api: ["--only", "jest", "bot/http/v1/generated.test.ts", "tests/clients"],
  webhooks: ["--only", "jest", "bot/notify/webhooks/webhooks.test.ts"],
  histories: ["--only", "jest", "bot/operations/requests/random"],
  matrix: ["--only", "jest", "tests/authorization"],
  container: ["--only", "jest", "scripts/start.test.ts", "tests/container"],
};

const NUMBERS: Record<string, string> = { processes: "SOAK_SECONDS", kills: "SOAK_COUNT", storm: "SOAK_COUNT" };

const [name = "", ...args] = process.argv.slice(2);
const tests = SUBJECTS[name] ?? process.argv.slice(2, 3);
const setting = NUMBERS[name];
const number = setting !== undefined && /^\d+$/.test(args[0] ?? "") ? args.shift() : undefined;
const env = { SOAK: "1", ...(setting !== undefined && number !== undefined && { [setting]: number }) };
process.exit(await runNode(["--import", "tsx", "scripts/test.ts", ...tests, ...args], env));
