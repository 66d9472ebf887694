import { Router } from "express";
import type { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { readStatus } from "#bot/operations/status/readStatus.ts";
import { consoleActor } from "../consoleActor.ts";

export function statusRoutes(): Router {
  const status = Router({ caseSensitive: true });

  status.get("/", async (req, res) => {
    const { startedAt, lastTickAt, ledgerCheck, ...others } = await readStatus(consoleActor(req), {});
    res.json({
      ...others,
      startedAt: startedAt.toISOString(),
      lastTickAt: lastTickAt && lastTickAt.toISOString(),
      ledgerCheck: ledgerCheck && { ...ledgerCheck, at: ledgerCheck.at.toISOString() },
    } satisfies StatusAnswer);
  });

  return status;
}
