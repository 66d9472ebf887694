import type { Router } from "express";
import { lists } from "#bot/operations/lists/lists.ts";
import { revokeInvitation } from "#bot/operations/invitations/revokeInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentDatedInvitation } from "../../present/presentInvitation.ts";
import { consoleActor } from "../consoleActor.ts";
import { resourceRoutes } from "../resourceRoutes.ts";

export function invitationResource({ throttles }: HttpContext): Router {
  const invitations = resourceRoutes("invitations", lists.invitations, presentDatedInvitation);

  invitations.post("/", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = await throttles.invite(actor.organizationId, () => sendInvitation(actor, inputOf(req)));
    res.status(201).json(presentDatedInvitation(await lists.invitations.read(actor, id, {})));
  });

  invitations.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await revokeInvitation(consoleActor(req), id, {});
    res.json({ id });
  });

  return invitations;
}
