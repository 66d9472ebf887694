import type { Spans } from "#db/tracing/inSpan.ts";

interface Tracing extends Spans {
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Sends spans with OTLP over HTTP. Throws a ConfigError if the optional packages aren't installed. */
export function startTracing(endpoint: string): Promise<Tracing>;
