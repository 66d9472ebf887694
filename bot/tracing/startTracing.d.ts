import type { Spans } from "#db/tracing/inSpan.ts";

interface Tracing extends Spans {
  /** Sends the spans that have ended. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** The spans are sent by OTLP over HTTP. Throws ConfigError if the packages, which are optional, aren't installed. */
export function startTracing(endpoint: string): Promise<Tracing>;
