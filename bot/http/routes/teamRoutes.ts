import { Router } from "express";
import type { LockedFieldsAnswer } from "#core/api/people/LockedFieldsAnswer.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { readLockedTeamFields } from "#bot/operations/provisioning/readLockedFields.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { deleteTeam } from "#bot/operations/teams/deleteTeam.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { listTeams, readTeam } from "#bot/operations/teams/listTeams.ts";
import { actorOf } from "../auth/actorOf.ts";
import { inputOf } from "../middleware/jsonBody.ts";

export function teamRoutes(): Router {
  const teams = Router({ caseSensitive: true });

  teams.get("/", async (req, res) => {
    res.json((await listTeams(actorOf(req), {})) satisfies TeamAnswer[]);
  });

  teams.post("/", async (req, res) => {
    res.status(201).json((await createTeam(actorOf(req), inputOf(req))) satisfies TeamAnswer);
  });

  teams.get("/:id", async (req, res) => {
    res.json((await readTeam(actorOf(req), req.params.id, {})) satisfies TeamAnswer);
  });

  teams.get("/:id/locked-fields", async (req, res) => {
    res.json((await readLockedTeamFields(actorOf(req), req.params.id, {})) satisfies LockedFieldsAnswer);
  });

  teams.patch("/:id", async (req, res) => {
    res.json((await editTeam(actorOf(req), req.params.id, inputOf(req))) satisfies TeamAnswer);
  });

  teams.delete("/:id", async (req, res) => {
    await deleteTeam(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return teams;
}
