import path from "node:path";
import type { Logger } from "pino";
import { database, disconnect } from "#db/connect.ts";
import { CannotRun } from "#db/embedded/cannotRun.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { recordSpans } from "#db/tracing/inSpan.ts";
import { readConfig, type Config } from "./config.ts";
import { ConfigError } from "./environment.ts";
import { createMetrics } from "./http/middleware/createMetrics.ts";
import { createLogger } from "./http/middleware/createLogger.ts";
import { LiveStreams } from "./http/live/LiveStreams.ts";
import { startLiveUpdates } from "./http/live/startLiveUpdates.ts";
import { avatarUrlBy } from "./http/present/avatarUrl.ts";
import { webhookObjects } from "./http/v1/webhookObjects.ts";
import { keepingChannel } from "./mail/keepingChannel.ts";
import { smtpChannel } from "./mail/smtpChannel.ts";
import type { Channel } from "./notify/Channel.ts";
import { startCalendars } from "./notify/calendars/startCalendars.ts";
import { startDelivery } from "./notify/startDelivery.ts";
import { startWebhooks } from "./notify/webhooks/startWebhooks.ts";
import { startJobs } from "./jobs/startJobs.ts";
import type { DemoPerson } from "#core/links/demoMeta.ts";
import { WRITES_PER_MINUTE } from "#core/throttling/limits.ts";
import { writeCalls } from "./operations/calls/noteCall.ts";
import { waitAtMost } from "./operations/running/waitAtMost.ts";
import { configureOperations, operationsRuntime, systemClock, type Clock } from "./operations/runtime.ts";
import { createSealer } from "./operations/createSealer.ts";
import { calendarProviders } from "./external/calendars/calendarProviders.ts";
import { guardedFetch } from "./external/guardedFetch.ts";
import { logWarnings } from "./logWarnings.ts";
import { openDatabase } from "./openDatabase.ts";
import { secretsOf } from "./secretsOf.ts";
import { serveApp } from "./serveApp.ts";
import { slackChannel } from "./slack/app/slackChannel.ts";
import { loadSlack } from "./slack/app/loadSlack.ts";
import { startTracing } from "./tracing/startTracing.js";

const SHUTDOWN_MS = 8000;
const LAST_WAIT_MS = 500;
const LAST_STATEMENTS_MS = 750;
const HARD_LIMIT = 9500;

interface Running {
  url: string;
  stop(): Promise<void>;
}

interface RunOptions {
  clock?: Clock;
  webRoot?: string;
  prepare?: () => Promise<void>;
  demo?: readonly DemoPerson[];
}

export async function runServer(
  config: Config,
  { clock = systemClock, webRoot = path.resolve("dist/console"), prepare, demo }: RunOptions = {},
): Promise<Running> {
  const log = createLogger(config.logLevel);
  const printWarnings = logWarnings(log);
  const secrets = await secretsOf(config);
  const tracing = config.tracesTo === undefined ? undefined : await startTracing(config.tracesTo);
  recordSpans(tracing);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(path.resolve(config.dataDir, "postgres"), { log: (line) => log.debug(line) });
  const closeDatabase = async () => {
    await waitAtMost(LAST_STATEMENTS_MS, disconnect());
    await embedded?.stop();
    printWarnings();
  };
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
    const pool = await openDatabase(databaseUrl, config.databaseConnections, log);
    configureOperations({
      clock,
      sealer: createSealer(secrets.encryptionKeys),
      sendsMail: config.smtpUrl !== undefined,
      erasures: {
        file: path.resolve(config.dataDir, "erasures.jsonl"),
        onError: (err) => log.error({ err }, "could not list an erased person yet"),
      },
    });
    await prepare?.();
    // `prepare` runs first, because seeding the demo exceeds a person's limit of changes per minute.
    configureOperations({ ...operationsRuntime(), writesPerMinute: WRITES_PER_MINUTE });
    const { sessionSecrets } = secrets;
    const openSlack = config.slack && (await loadSlack(config.slack));
    const metrics = await createMetrics(config.metricsToken, clock);
    const live = new LiveStreams();
    const parts = { sessionSecrets, pool, clock, log, webRoot, metrics, live, demo };
    const serving = await serveApp(config, parts, openSlack);
    const updates = startLiveUpdates({ databaseUrl, streams: live, log });
    const jobs = startJobs({
      databaseUrl,
      backups: config.backups,
      postDigest: serving.slack?.postDigest,
      pictureOf: serving.pictureOf,
      log,
    });
    const { slack, url: appUrl } = serving;
    const channels = [mailChannel(config, appUrl, log)];
    if (slack) channels.push(slackChannel(slack.clients, { appUrl, clock, log }));
    const delivery = startDelivery({ databaseUrl, channels, clock, log });
    const calendars = startCalendars({ providers: calendarProviders({ config, clock }), clock, log });
    const webhooks = startWebhooks({
      databaseUrl,
      fetch: guardedFetch({ allowsPrivate: config.allowsPrivateAddresses }),
      objectOf: webhookObjects(avatarUrlBy(config.avatarUrl)),
      clock,
      log,
    });
    return {
      url: serving.url,
      stop: async () => {
        const until = Date.now() + SHUTDOWN_MS;
        const slackIsOver = async () => {
          await serving.stop(SHUTDOWN_MS);
          await serving.slack?.stop(Math.max(until - Date.now(), LAST_WAIT_MS));
        };
        const deliveries = [delivery, webhooks, calendars].map((queue) => queue.stop(SHUTDOWN_MS));
        await Promise.all([updates.stop(), slackIsOver(), jobs.stop(), ...deliveries]);
        const unwritten = (fields: object) => log.warn(fields, "could not write the last calls of keys and links");
        const areWritten = await waitAtMost(LAST_STATEMENTS_MS, writeCalls()).catch((err: unknown) =>
          unwritten({ err }),
        );
        if (areWritten === false) unwritten({});
        await closeDatabase();
        await tracing?.stop().catch((err: unknown) => log.warn({ err }, "could not send the last spans"));
        log.flush();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function mailChannel({ smtpUrl, mailFrom, logLinks }: Config, appUrl: string, log: Logger): Channel {
  if (!smtpUrl) return keepingChannel({ appUrl, log, printsLinks: logLinks });
  const from = mailFrom ?? `Awayday <no-reply@${new URL(appUrl).hostname}>`;
  return smtpChannel({ smtpUrl, from, appUrl, connections: database().shares.deliveries });
}

/** Serves until SIGTERM or SIGINT, then exits within 10 s. */
export async function main(env: NodeJS.ProcessEnv = process.env, options: RunOptions = {}): Promise<Running> {
  try {
    const running = await runServer(readConfig(env), options);
    console.log(`Awayday is at ${running.url}`);
    stopOnSignals(running);
    return running;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotRun)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

function stopOnSignals(running: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), HARD_LIMIT).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}
