import type { Router } from "express";
import type { BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { deleteClosure } from "#bot/operations/closures/deleteClosure.ts";
import { previewClosure } from "#bot/operations/closures/previewClosure.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentClosure } from "../present/presentClosure.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function closureResource(): Router {
  const closures = resourceRoutes("closures", lists.closures, presentClosure);

  closures.post("/", async (req, res) => {
    res.status(201).json(presentClosure(await createClosure(consoleActor(req), inputOf(req))));
  });

  closures.post("/preview", async (req, res) => {
    res.json((await previewClosure(consoleActor(req), inputOf(req))) satisfies BlackoutPreviewAnswer);
  });

  closures.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteClosure(consoleActor(req), id, {});
    res.json({ id });
  });

  return closures;
}
