import { readFile } from "node:fs/promises";
import { exact } from "#core/policies/document/exact.ts";
import { answeredCase, type AnsweredCase } from "#core/simulation/answeredCase.ts";

const TOLERANCE = exact("0.005");
const USAGE = "Usage: npm run simulate -- [--check] cases.json";

interface Answered {
  expected: unknown;
  answer: AnsweredCase;
}

const paths = process.argv.slice(2).filter((argument) => argument !== "--check");
const isCheck = process.argv.includes("--check");
const [path] = paths;
if (path === undefined || paths.length > 1 || path.startsWith("-")) fail(USAGE);
const answered = (await readCases(path)).map(answerOf);
if (isCheck) check(answered);
else for (const { answer } of answered) console.log(JSON.stringify(answer));
if (answered.some(({ answer }) => "error" in answer)) process.exitCode = 1;

async function readCases(file: string): Promise<unknown[]> {
  let cases: unknown;
  try {
    cases = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    fail(`${file} can't be read: ${(error as Error).message}`);
  }
  return Array.isArray(cases) ? cases : fail(`${file} isn't an array of cases`);
}

function answerOf(raw: unknown): Answered {
  const { expected } = (raw ?? {}) as { expected?: unknown };
  return { expected, answer: answeredCase(raw) };
}

function check(cases: readonly Answered[]): void {
  const wrong = cases.filter((one) => !agrees(one));
  for (const { answer, expected } of wrong) {
    const found = "error" in answer ? answer.error : JSON.stringify(answer.value);
    console.log(`${String(answer.id)}: ${found}, expected ${JSON.stringify(expected)}`);
  }
  console.log(`${cases.length - wrong.length} of ${cases.length} agree`);
  if (wrong.length > 0) process.exitCode = 1;
}

function agrees({ answer, expected }: Answered): boolean {
  if ("error" in answer) return false;
  const { value } = answer;
  if (value === null || typeof expected !== "number") return value === expected;
  return exact(value).sub(exact(expected)).abs().compare(TOLERANCE) <= 0;
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
