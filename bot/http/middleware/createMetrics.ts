import { createHash, timingSafeEqual } from "node:crypto";
import { Router, type Request, type RequestHandler, type Response } from "express";
import type { Clock } from "#bot/operations/runtime.ts";
import { addOperatingMetrics } from "./operatingMetrics.ts";
import { whenEnded } from "./whenEnded.ts";

export interface Metrics {
  measure?: RequestHandler;
  routes: Router;
}

export async function createMetrics(token: string | undefined, clock: Clock): Promise<Metrics> {
  const routes = Router();
  if (token === undefined) return { routes: routes.get("/metrics", (_req, _res, next) => next()) };
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const refresh = addOperatingMetrics({ registry, clock, prom });
  const duration = new prom.Histogram({
    name: "http_request_duration_seconds",
    help: "Response time by route template",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  const measure: RequestHandler = (req, res, next) => {
    const began = performance.now();
    whenEnded(req, res, (isComplete) => {
      if (!isComplete || isStream(res)) return;
      const labels = { method: knownMethod(req.method), route: routeOf(req), status: res.statusCode };
      duration.observe(labels, (performance.now() - began) / 1000);
    });
    next();
  };
  routes.get("/metrics", async (req, res) => {
    res.set("Cache-Control", "no-store");
    if (!isSame(req.get("authorization"), `Bearer ${token}`)) {
      res.status(401).set("WWW-Authenticate", "Bearer").type("text").send("Unauthorized");
      return;
    }
    await refresh();
    res.type(registry.contentType).send(await registry.metrics());
  });
  return { measure, routes };
}

export function isStream(res: Response): boolean {
  return String(res.getHeader("Content-Type")).startsWith("text/event-stream");
}

/** Security: comparing hashes hides the token's length, and comparing in constant time hides its content. */
function isSame(given = "", expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** With ids in labels, the number of time series would grow without bound. */
export function routeOf({ route, baseUrl, originalUrl }: Request): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== "string") return "other";
  const own = path === "/" ? "" : path;
  return `${baseUrl || baseOf(originalUrl, own)}${own}` || "/";
}

/** Express resets `baseUrl` when the route throws. */
function baseOf(url: string, own: string): string {
  if (/[*{(]/.test(own)) return "";
  const segments = segmentsOf(url.split("?")[0] ?? "");
  const base = segments.slice(0, Math.max(segments.length - segmentsOf(own).length, 0));
  return base.map((segment) => `/${segment}`).join("");
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

export function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
