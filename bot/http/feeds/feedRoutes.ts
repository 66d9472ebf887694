import { Router } from "express";
import type { FeedAnswer, ListedFeedAnswer, NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { deleteFeed } from "#bot/operations/feeds/deleteFeed.ts";
import { listFeeds } from "#bot/operations/feeds/listFeeds.ts";
import { readFeedCalls } from "#bot/operations/feeds/readFeedCalls.ts";
import type { FeedRow } from "#db/queries/feeds/feeds.ts";
import { actorOf } from "../auth/actorOf.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentTokenCall } from "../v1/presentTokenCall.ts";

export function feedRoutes({ appUrl }: Pick<HttpContext, "appUrl">): Router {
  const feeds = Router({ caseSensitive: true });

  feeds.get("/", async (req, res) => {
    const listed = await listFeeds(actorOf(req), {});
    const answer: ListedFeedAnswer[] = listed.map(({ lastError, ...feed }) => ({
      ...presentFeed(feed),
      lastError: lastError ? presentTokenCall(lastError) : null,
    }));
    res.json(answer);
  });

  feeds.get("/:id/calls", async (req, res) => {
    res.json((await readFeedCalls(actorOf(req), req.params.id, {})).map(presentTokenCall));
  });

  feeds.post("/", async (req, res) => {
    const { feed, token } = await createFeed(actorOf(req), inputOf(req));
    const url = `${appUrl}/calendars/${token}.ics`;
    res.status(201).json({ ...presentFeed(feed), url } satisfies NewFeedAnswer);
  });

  feeds.delete("/:id", async (req, res) => {
    await deleteFeed(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return feeds;
}

function presentFeed({
  id,
  name,
  kind,
  officeId,
  types,
  withPending,
  createdAt,
  fetchedAt,
  agent,
}: FeedRow): FeedAnswer {
  return {
    id,
    name,
    kind,
    officeId,
    types,
    pending: withPending,
    createdAt: createdAt.toISOString(),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    agent,
  };
}
