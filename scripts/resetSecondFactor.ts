import { countText } from "#core/countText.ts";
import { parseArgs } from "node:util";
import { Refusal } from "#core/refusal.ts";
import { openDatabase } from "./openDatabase.ts";
import { resetByOperator } from "#bot/operations/auth/secondFactor/resetSecondFactor.ts";

const USAGE = "Usage: npm run reset-second-factor -- --email ann@example.com";

const email = readEmail();
if (email === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await reset(email);
}

function readEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: "string" } } }).values.email;
  } catch {
    return undefined;
  }
}

async function reset(of: string): Promise<void> {
  const close = await openDatabase();
  try {
    const ended = await resetByOperator(of);
    console.log(`Two-factor authentication for ${of} was reset. ${countText(ended, "session")} ended.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
