import { ConfigError } from "../environment.ts";

// In JavaScript, because type checking must also work without the optional packages.

/** Imports OpenTelemetry only when called, because it is large. */
export async function startTracing(endpoint) {
  const { api, contexts, exporter, resources, sdk } = await packages();
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const processor = new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url }) });
  const name = process.env.OTEL_SERVICE_NAME || "awayday";
  const resource = resources.resourceFromAttributes({ "service.name": name });
  const provider = new sdk.TracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer("awayday");
  const manager = new contexts.AsyncLocalStorageContextManager().enable();

  return {
    begin(spanName, kind, facts = {}) {
      // The trace headers of a request are ignored, because anyone can send them.
      const parent = kind === "server" ? ROOT_CONTEXT : manager.active();
      const span = tracer.startSpan(spanName, { kind: kinds[kind], attributes: facts }, parent);
      const inner = trace.setSpan(parent, span);
      return {
        inside: (work) => manager.with(inner, work),
        end({ name: finalName, facts: more, error } = {}) {
          if (finalName) span.updateName(finalName);
          if (more) span.setAttributes(more);
          if (error) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", error);
          span.end();
        },
      };
    },
    flush: () => provider.forceFlush(),
    stop: () => provider.shutdown(),
  };
}

async function packages() {
  try {
    const [api, contexts, exporter, resources, sdk] = await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
    ]);
    return { api, contexts, exporter, resources, sdk };
  } catch (error) {
    if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed: install the optional dependencies",
    );
  }
}
