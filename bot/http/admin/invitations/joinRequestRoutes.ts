import { Router } from "express";
import type { JoinRequestAnswer } from "#core/api/sso/SsoAnswer.ts";
import { acceptJoinRequest } from "#bot/operations/sso/joins/acceptJoinRequest.ts";
import { declineJoinRequest } from "#bot/operations/sso/joins/declineJoinRequest.ts";
import { listJoinRequests } from "#bot/operations/sso/joins/listJoinRequests.ts";
import { consoleActor } from "../consoleActor.ts";

export function joinRequestRoutes(): Router {
  const joins = Router({ caseSensitive: true });

  joins.get("/", async (req, res) => {
    const asked = await listJoinRequests(consoleActor(req), {});
    const answers: JoinRequestAnswer[] = asked.map(({ id, email, name, connectionName, createdAt, expiresAt }) => ({
      id,
      email,
      name,
      connectionName,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
    res.json(answers);
  });

  joins.post("/:id/accept", async (req, res) => {
    await acceptJoinRequest(consoleActor(req), req.params.id, {});
    res.status(204).end();
  });

  joins.delete("/:id", async (req, res) => {
    await declineJoinRequest(consoleActor(req), req.params.id, {});
    res.status(204).end();
  });

  return joins;
}
