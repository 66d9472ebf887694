import type { Router } from "express";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { toDays } from "#core/leave/amounts.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import { browseLedger } from "#bot/operations/admin/browseLedger.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

type Line = Awaited<ReturnType<typeof browseLedger.read>>;

/**
 * Returns the routes under /api/admin/ledger-entries. Entries never change; undoing an adjustment adds another entry.
 */
export function ledgerRoutes(): Router {
  const lines = resourceRoutes("ledger-entries", browseLedger, presentLine);

  lines.post("/:id/undo", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = req.params;
    await undoAdjustment(actor, id, inputOf(req));
    res.json(presentLine(await browseLedger.read(actor, id, {})));
  });

  return lines;
}

function presentLine(line: Line): PersonsLedgerEntryAnswer {
  const { id, userId, userName, type, leaveYear, kind, effectiveOn, isUnlimited } = line;
  const { cause, reason, actorName, canUndo, request, details, postedAt } = line;
  return {
    id,
    userId,
    userName,
    type,
    leaveYear,
    kind,
    days: shownDays(line),
    effectiveOn,
    postedAt: postedAt.toISOString(),
    isUnlimited,
    cause,
    reason,
    actorName,
    requestId: request?.id ?? null,
    lost: toDays(details?.lost ?? 0),
    lapsed: toDays(details?.lapsed ?? 0),
    canUndo,
  };
}
