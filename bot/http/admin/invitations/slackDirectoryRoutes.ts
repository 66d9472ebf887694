import { Router } from "express";
import type { SlackDirectoryAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import type { SentInvitationsAnswer } from "#core/api/InvitationAnswer.ts";
import { Refusal } from "#core/refusal.ts";
import { sendInvitations } from "#bot/operations/invitations/sendInvitations.ts";
import { deactivateLeaver } from "#bot/operations/slack/directory/deactivateLeaver.ts";
import { readSlackDirectory } from "#bot/operations/slack/directory/readSlackDirectory.ts";
import type { SlackDirectory } from "#bot/operations/slack/directory/SlackDirectory.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentInvitation } from "../../present/presentInvitation.ts";
import { consoleActor } from "../consoleActor.ts";

const refuse = () => Promise.reject(new Refusal("conflict", "slack_not_connected", "Connect a Slack workspace first"));
const NO_SLACK: SlackDirectory = { page: refuse, member: refuse, hasActive: refuse };

export function slackDirectoryRoutes({ slackDirectory = NO_SLACK }: Pick<HttpContext, "slackDirectory">): Router {
  const routes = Router({ caseSensitive: true });

  routes.get("/", async (req, res) => {
    const page: SlackDirectoryAnswer = await readSlackDirectory(consoleActor(req), req.query, slackDirectory);
    res.json(page);
  });

  routes.post("/invitations", async (req, res) => {
    const { sent, ...known } = await sendInvitations(consoleActor(req), inputOf(req));
    res.status(201).json({ sent: sent.map(presentInvitation), ...known } satisfies SentInvitationsAnswer);
  });

  routes.post("/leavers/:id/deactivate", async (req, res) => {
    const { id } = req.params;
    await deactivateLeaver(consoleActor(req), id, inputOf(req), slackDirectory);
    res.json({ id });
  });

  return routes;
}
