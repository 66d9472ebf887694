import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";

/** The whole server with its settings from the environment, in the test's keys and at the standing instant NOW, until SIGTERM. */
const config = { ...readConfig(process.env), encryptionKeys: ["a key for tests"] };
const now = new Date(process.env["NOW"] ?? "");
const running = await runServer(config, { clock: { now: () => now } });
process.stdout.write(`${running.url}\n`);
process.once("SIGTERM", () => void running.stop().then(() => process.exit(0)));
