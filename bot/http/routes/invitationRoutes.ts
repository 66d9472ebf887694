import { Router } from "express";
import type { JoinedAnswer, OpenInvitationAnswer, SentInvitationsAnswer } from "#core/api/InvitationAnswer.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import { listInvitations } from "#bot/operations/invitations/listInvitations.ts";
import { readInvitation } from "#bot/operations/invitations/readInvitation.ts";
import { revokeInvitation } from "#bot/operations/invitations/revokeInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { sendInvitations } from "#bot/operations/invitations/sendInvitations.ts";
import type { HttpContext } from "../HttpContext.ts";
import { bodyOf, inputOf } from "../middleware/jsonBody.ts";
import { presentInvitation } from "../present/presentInvitation.ts";
import { actorOf, visitorOf } from "../auth/actorOf.ts";

export function invitationRoutes(context: HttpContext): Router {
  const { throttles } = context;
  const invitations = Router({ caseSensitive: true });

  invitations.get("/token/:token", async (req, res) => {
    const open = await readInvitation(visitorOf(req, context), req.params.token);
    res.json(open satisfies OpenInvitationAnswer);
  });

  invitations.post("/accept", async (req, res) => {
    const joined = await acceptInvitation(visitorOf(req, context), bodyOf(req));
    res.status(201).json(joined satisfies JoinedAnswer);
  });

  invitations.get("/", async (req, res) => {
    res.json((await listInvitations(actorOf(req), {})).map(presentInvitation));
  });

  invitations.post("/", async (req, res) => {
    const actor = actorOf(req);
    const sent = await throttles.invite(actor.organizationId, () => sendInvitation(actor, inputOf(req)));
    res.status(201).json(presentInvitation(sent));
  });

  invitations.post("/bulk", async (req, res) => {
    const { sent, ...known } = await sendInvitations(actorOf(req), inputOf(req));
    res.status(201).json({ sent: sent.map(presentInvitation), ...known } satisfies SentInvitationsAnswer);
  });

  invitations.delete("/:id", async (req, res) => {
    await revokeInvitation(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return invitations;
}
