import type { Router } from "express";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { deleteTeam } from "#bot/operations/teams/deleteTeam.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function teamResource(): Router {
  const teams = resourceRoutes("teams", lists.teams, (team): TeamAnswer => team);

  teams.post("/", async (req, res) => {
    res.status(201).json((await createTeam(consoleActor(req), inputOf(req))) satisfies TeamAnswer);
  });

  teams.put("/:id", async (req, res) => {
    res.json((await editTeam(consoleActor(req), req.params.id, inputOf(req))) satisfies TeamAnswer);
  });

  teams.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteTeam(consoleActor(req), id, {});
    res.json({ id });
  });

  return teams;
}
