import { Router } from "express";
import type { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { readSearchResults } from "#bot/operations/search/readSearchResults.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { avatarOf } from "../../present/people/avatarOf.ts";
import { actorOf } from "../../auth/actorOf.ts";

export function searchRoutes({ avatarUrl }: HttpContext): Router {
  const routes = Router({ caseSensitive: true });

  routes.get("/", async (req, res) => {
    const { people, ...found } = await readSearchResults(actorOf(req), req.query);
    res.json({
      people: people.map(({ hasPage, photoVersion, ...person }) => ({
        ...person,
        avatar: avatarOf({ ...person, photoVersion }, avatarUrl),
        ...(hasPage && { hasPage: true as const }),
      })),
      ...found,
    } satisfies SearchAnswer);
  });

  return routes;
}
