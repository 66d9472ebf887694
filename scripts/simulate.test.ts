import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";

const folder = await mkdtemp(path.join(tmpdir(), "awayday-simulate-"));
afterAll(() => rm(folder, { recursive: true }));
const program = fileURLToPath(await bundledProgram("scripts/simulate.ts"));
const TIMEOUT = 30_000;

async function simulate(content: unknown, ...options: string[]) {
  const file = path.join(folder, "cases.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return run(...options, file);
}

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const command = [program, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: { PATH: process.env["PATH"] } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const policy = { unit: "day", grants: [{ frequency: "yearly", amount: "25/3", starterShare: "byDay" }] };
const person = { startDate: "2026-01-01" };
const asked = { policy, person, events: [], asOf: "2026-06-30", ask: "balance" };
const unlimited = { ...asked, id: "unlimited", policy: { unit: "day", grants: [] }, ask: "usable" };
const broken = { ...asked, id: "broken", policy: { ...policy, grants: [{ frequency: "yearly" }] } };

test(
  "npm run simulate prints a line per case, in order, and ignores other fields",
  async () => {
    const cases = [{ id: "b", ...asked, note: "ignored" }, { id: 7, ...asked, ask: "entitlement" }, unlimited];
    expect(await simulate(cases)).toEqual({
      code: 0,
      err: "",
      out: '{"id":"b","value":8.333333333333334}\n{"id":7,"value":8.333333333333334}\n{"id":"unlimited","value":null}\n',
    });
  },
  TIMEOUT,
);

test(
  "the answer to a case with an error is the error's text, and the command exits with 1",
  async () => {
    const withoutStart = { ...asked, id: "no start", person: {} };
    const { code, out } = await simulate([broken, { id: "fine", ...asked }, withoutStart, null]);
    expect(code).toBe(1);
    expect(out.trimEnd().split("\n")).toEqual([
      '{"id":"broken","error":"policy.grants[0].amount is required"}',
      '{"id":"fine","value":8.333333333333334}',
      '{"id":"no start","error":"startDate is missing"}',
      '{"id":null,"error":"The case isn\'t valid"}',
    ]);
  },
  TIMEOUT,
);

test(
  "--check names the cases that differ by more than 0.005, prints how many agree, and exits with 1 unless all agree",
  async () => {
    const agreeing = [
      { id: "close", ...asked, expected: 8.338 },
      { ...unlimited, expected: null },
    ];
    expect(await simulate(agreeing, "--check")).toMatchObject({ code: 0, out: "2 of 2 agree\n" });
    const differing = [
      { id: "far", ...asked, expected: 8.339 },
      { ...broken, expected: 1 },
      { ...unlimited, expected: 0 },
    ];
    expect(await simulate([...agreeing, ...differing], "--check")).toMatchObject({
      code: 1,
      out:
        "far: 8.333333333333334, expected 8.339\n" +
        "broken: policy.grants[0].amount is required, expected 1\n" +
        "unlimited: null, expected 0\n" +
        "2 of 5 agree\n",
    });
  },
  TIMEOUT,
);

test(
  "a file that can't be read, or isn't an array, and missing arguments are refused with a sentence",
  async () => {
    expect(await simulate("[{")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("cases.json can't be read: "),
    });
    expect(await simulate({ cases: [] })).toMatchObject({
      code: 1,
      err: expect.stringContaining("isn't an array of cases"),
    });
    expect((await run(path.join(folder, "missing.json"))).err).toContain("can't be read: ENOENT");
    const usage = { code: 1, out: "", err: "Usage: npm run simulate -- [--check] cases.json\n" };
    expect(await run()).toEqual(usage);
    expect(await run("--verbose", "cases.json")).toEqual(usage);
  },
  TIMEOUT,
);
