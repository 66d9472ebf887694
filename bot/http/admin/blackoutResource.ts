import type { Router } from "express";
import type { BlackoutAnswer, BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { deleteBlackout } from "#bot/operations/blackouts/deleteBlackout.ts";
import { previewBlackout } from "#bot/operations/blackouts/previewBlackout.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function blackoutResource(): Router {
  const blackouts = resourceRoutes("blackouts", lists.blackouts, (blackout): BlackoutAnswer => blackout);

  blackouts.post("/", async (req, res) => {
    res.status(201).json((await createBlackout(consoleActor(req), inputOf(req))) satisfies BlackoutAnswer);
  });

  blackouts.post("/preview", async (req, res) => {
    res.json((await previewBlackout(consoleActor(req), inputOf(req))) satisfies BlackoutPreviewAnswer);
  });

  blackouts.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteBlackout(consoleActor(req), id, {});
    res.json({ id });
  });

  return blackouts;
}
