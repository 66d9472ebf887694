import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";

const run = promisify(execFile);

interface Report {
  suites: { specs: { title: string; tests: { status: string; results: { errors: { message: string }[] }[] }[] }[] }[];
}

test(
  "only a test in which the browser crashed is repeated, only once, and the report shows the crash",
  ONLY_IN_LONG_RUN,
  async () => {
    const { specs } = await runCrashing();
    expect(Object.fromEntries(specs.map(({ title, tests: [one] }) => [title, one?.status]))).toEqual({
      "a tab that crashes once": "flaky",
      "a browser that crashes once": "flaky",
      "a tab that crashes each time": "unexpected",
      "an expectation that fails once": "unexpected",
      "a page that throws once and then crashes": "unexpected",
    });
    const [first] = specs.find(({ title }) => title === "a tab that crashes once")?.tests[0]?.results ?? [];
    expect(first?.errors.map(({ message }) => message).join("\n")).toContain("a tab crashed at");
  },
);

async function runCrashing(): Promise<Report["suites"][number]> {
  const config = path.join(import.meta.dirname, "crashes/playwright.config.ts");
  const command = ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=json"];
  const environment = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: undefined,
    BREAKPAD_DUMP_LOCATION: test.info().outputPath("dumps"),
  };
  const { stdout } = await run(process.execPath, command, { env: environment }).catch(
    (error: { stdout: string }) => error,
  );
  const [suite] = (JSON.parse(stdout) as Report).suites;
  if (!suite) throw new Error(stdout);
  return suite;
}
