import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const RETRY_INTERVAL_MS = 2000;

interface Log {
  warn(fields: object, text: string): void;
}

export function listen({
  databaseUrl,
  channel,
  onMessage,
  log,
  retryMs = RETRY_INTERVAL_MS,
}: {
  databaseUrl: string;
  channel: string;
  /** Called without a payload when listening starts or resumes, because notifications may have been missed. */
  onMessage: (payload?: string) => void;
  log: Log;
  retryMs?: number;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  const connection = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "awayday listener",
      keepAlive: true,
    });
    const attempt = new AbortController();
    const gone = new Promise<void>((resolve) => {
      client.once("end", resolve).on("error", () => resolve());
      signal.addEventListener("abort", () => resolve(), { signal: attempt.signal });
    });
    try {
      await client.connect();
      client.on("notification", ({ payload }) => onMessage(payload ?? ""));
      await client.query(`LISTEN ${channel}`);
      onMessage();
      if (!signal.aborted) await gone;
    } finally {
      // Without the abort, each attempt would leave a listener on `signal`.
      attempt.abort();
      await client.end().catch(() => {});
    }
  };

  const running = (async () => {
    while (!signal.aborted) {
      await connection().catch((error: unknown) => log.warn({ err: error }, "can't listen to the database"));
      await wait(retryMs, undefined, { signal }).catch(() => {});
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
