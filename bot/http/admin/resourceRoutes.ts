import { Router } from "express";
import type { Browsing } from "#bot/operations/lists/List.ts";
import { listQueryOf, sendList } from "./simpleRest.ts";
import { consoleActor } from "./consoleActor.ts";

export function resourceRoutes<Row>(resource: string, browse: Browsing<Row>, present: (row: Row) => object): Router {
  const routes = Router({ caseSensitive: true });

  routes.get("/", async (req, res) => {
    const { rows, total } = await browse.list(consoleActor(req), () => listQueryOf(req));
    sendList(res, resource, { rows: rows.map(present), total }, listQueryOf(req)["from"]);
  });

  routes.get("/:id", async (req, res) => {
    res.json(present(await browse.read(consoleActor(req), req.params.id, {})));
  });

  return routes;
}
