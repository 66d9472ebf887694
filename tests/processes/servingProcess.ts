import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";

/**
 * Runs the whole server with settings from the environment and the test's keys until SIGTERM. Its clock is ahead of the
 * real time by the milliseconds in AHEAD, or those in the latest message of its parent, which it repeats as its reply.
 */
let ahead = Number(process.env["AHEAD"]);
const config = { ...readConfig(process.env), encryptionKeys: ["a key for tests"] };
const running = await runServer(config, { clock: { now: () => new Date(Date.now() + ahead) } });
process.on("message", (message) => {
  ahead = Number(message);
  process.send?.(message);
});
process.stdout.write(`${running.url}\n`);
process.once("SIGTERM", () => void running.stop().then(() => process.exit(0)));
