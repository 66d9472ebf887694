import type { Spans } from "#db/tracing/inSpan.ts";

/** Traces that are being sent to a collector. */
interface Tracing extends Spans {
  /** Sends the spans that have ended. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Loads OpenTelemetry, and returns where spans are recorded; they are sent to the collector at `endpoint` by OTLP over
 * HTTP. Throws ConfigError if the packages, which are optional, aren't installed.
 */
export function startTracing(endpoint: string): Promise<Tracing>;
