import { Router } from "express";
import type pg from "pg";
import { waitAtMost } from "#bot/operations/running/waitAtMost.ts";

const ANSWERS_WITHIN = 2000;

export function healthRoutes(pool: pg.Pool): Router {
  const health = Router();
  health.use(["/healthz", "/readyz"], (_req, res, next) => {
    res.set("Cache-Control", "no-store");
    next();
  });
  health.get("/healthz", (_req, res) => {
    res.json({ status: "ok" });
  });
  health.get("/readyz", async (_req, res) => {
    const ready = await isResponding(pool);
    res.status(ready ? 200 : 503).json(ready ? { status: "ok" } : { status: "unavailable", database: "unreachable" });
  });
  return health;
}

function isResponding(pool: pg.Pool): Promise<boolean> {
  return waitAtMost(ANSWERS_WITHIN, pool.query("SELECT 1")).catch(() => false);
}
