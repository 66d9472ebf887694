import { Router } from "express";
import type { BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { deleteClosure } from "#bot/operations/closures/deleteClosure.ts";
import { listClosures } from "#bot/operations/closures/listClosures.ts";
import { previewClosure } from "#bot/operations/closures/previewClosure.ts";
import { actorOf } from "../../auth/actorOf.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentClosure } from "../../present/presentClosure.ts";

export function closureRoutes(): Router {
  const closures = Router({ caseSensitive: true });

  closures.get("/", async (req, res) => {
    res.json((await listClosures(actorOf(req), {})).map(presentClosure));
  });

  closures.post("/", async (req, res) => {
    res.status(201).json(presentClosure(await createClosure(actorOf(req), inputOf(req))));
  });

  closures.post("/preview", async (req, res) => {
    res.json((await previewClosure(actorOf(req), inputOf(req))) satisfies BlackoutPreviewAnswer);
  });

  closures.delete("/:id", async (req, res) => {
    await deleteClosure(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return closures;
}
