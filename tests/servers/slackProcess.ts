import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";

const config = { ...readConfig(process.env), encryptionKeys: ["a key for tests"] };
const now = new Date(process.env["NOW"] ?? "");
const running = await runServer(config, { clock: { now: () => now } });
configureOperations({ ...operationsRuntime(), writesPerMinute: 1_000_000 });
process.stdout.write(`${running.url}\n`);
process.once("SIGTERM", () => void running.stop().then(() => process.exit(0)));
