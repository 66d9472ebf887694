import type { Router } from "express";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { expiredIn } from "#core/ledger/LedgerEntry.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

type LedgerItem = Awaited<ReturnType<(typeof lists)["ledger-entries"]["read"]>>;

export function ledgerResource(): Router {
  const entryRoutes = resourceRoutes("ledger-entries", lists["ledger-entries"], presentEntry);

  entryRoutes.post("/:id/undo", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = req.params;
    await undoAdjustment(actor, id, inputOf(req));
    res.json(presentEntry(await lists["ledger-entries"].read(actor, id, {})));
  });

  return entryRoutes;
}

function presentEntry(entry: LedgerItem): PersonsLedgerEntryAnswer {
  const { id, userId, userName, type, leaveYear, kind, effectiveOn, isUnlimited } = entry;
  const { cause, reason, actorName, canUndo, request, details, postedAt, unit, leaveYearFirstDay } = entry;
  return {
    id,
    userId,
    userName,
    type,
    leaveYear,
    ...(leaveYearFirstDay !== null && { leaveYearStartsOn: leaveYearFirstDay }),
    kind,
    days: shownDays(entry),
    effectiveOn,
    postedAt: postedAt.toISOString(),
    isUnlimited,
    cause,
    reason,
    actorName,
    requestId: request?.id ?? null,
    lost: toUnits(details?.lost ?? 0, unit),
    expired: toUnits(expiredIn(details), unit),
    canUndo,
  };
}
