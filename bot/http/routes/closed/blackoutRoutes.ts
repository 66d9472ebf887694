import { Router } from "express";
import type { BlackoutAnswer, BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { deleteBlackout } from "#bot/operations/blackouts/deleteBlackout.ts";
import { listBlackouts } from "#bot/operations/blackouts/listBlackouts.ts";
import { previewBlackout } from "#bot/operations/blackouts/previewBlackout.ts";
import { actorOf } from "../../auth/actorOf.ts";
import { inputOf } from "../../middleware/jsonBody.ts";

export function blackoutRoutes(): Router {
  const blackouts = Router({ caseSensitive: true });

  blackouts.get("/", async (req, res) => {
    res.json((await listBlackouts(actorOf(req), {})) satisfies BlackoutAnswer[]);
  });

  blackouts.post("/", async (req, res) => {
    res.status(201).json((await createBlackout(actorOf(req), inputOf(req))) satisfies BlackoutAnswer);
  });

  blackouts.post("/preview", async (req, res) => {
    res.json((await previewBlackout(actorOf(req), inputOf(req))) satisfies BlackoutPreviewAnswer);
  });

  blackouts.delete("/:id", async (req, res) => {
    await deleteBlackout(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return blackouts;
}
