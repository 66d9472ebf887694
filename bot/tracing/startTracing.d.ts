import type { Spans } from "#db/tracing/inSpan.ts";

interface Tracing extends Spans {
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Sends spans by OTLP over HTTP. Throws ConfigError if the optional packages aren't installed. */
export function startTracing(endpoint: string): Promise<Tracing>;
