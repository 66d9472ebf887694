import type { RequestHandler } from "express";
import type { Spans } from "#db/tracing/inSpan.ts";
import { isStream, knownMethod, routeOf } from "./createMetrics.ts";
import { whenEnded } from "./whenEnded.ts";

const SERVER_ERROR = 500;

/** Security: records no paths, because some contain tokens. */
export function requestSpans(spans: Spans): RequestHandler {
  return (req, res, next) => {
    const method = knownMethod(req.method);
    const span = spans.begin(method, "server", { "http.request.method": method });
    whenEnded(req, res, () => {
      if (isStream(res)) return;
      const route = routeOf(req);
      const status = res.statusCode;
      const requestId = String(res.getHeader("X-Request-Id") ?? "");
      const facts = { "http.route": route, "http.response.status_code": status, "awayday.request_id": requestId };
      const isFailed = status >= SERVER_ERROR;
      span.end({ name: `${method} ${route}`, facts, ...(isFailed && { error: String(status) }) });
    });
    span.inside(next);
  };
}
