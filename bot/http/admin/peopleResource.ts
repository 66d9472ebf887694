import type { Router } from "express";
import type { ErasedAnswer } from "#core/api/UserAnswer.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { exportPerson } from "#bot/operations/people/exportPerson.ts";
import { personFile } from "../downloads/personFile.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { presentUser } from "../present/presentUser.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";
import type { PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import { listPoliciesOfPerson } from "#bot/operations/policies/listPoliciesOfPerson.ts";
import { readPolicyFacts } from "#bot/operations/people/readPolicyFacts.ts";
import type { PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";

export function peopleResource({ avatarUrl }: HttpContext): Router {
  const people = resourceRoutes("people", lists.people, (user) => presentUser(user, avatarUrl));

  people.put("/:id", async (req, res) => {
    res.json(presentUser(await editUser(consoleActor(req), req.params.id, inputOf(req)), avatarUrl));
  });

  people.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deactivateUser(consoleActor(req), id, {});
    res.json({ id });
  });

  people.get("/:id/policies", async (req, res) => {
    res.json((await listPoliciesOfPerson(consoleActor(req), req.params.id, {})) satisfies PolicyOfPersonAnswer[]);
  });

  people.get("/:id/policy-facts", async (req, res) => {
    res.json((await readPolicyFacts(consoleActor(req), req.params.id, {})) satisfies PolicyFactsAnswer);
  });

  people.post("/:id/adjust", async (req, res) => {
    res.json(presentBalance(await adjustBalanceOf(consoleActor(req), req.params.id, inputOf(req))));
  });

  people.get(
    "/:id/export",
    personFile((req) => exportPerson(consoleActor(req), String(req.params["id"]), {})),
  );

  people.post("/:id/erase", async (req, res) => {
    const { id } = req.params;
    res.json({ id, ...(await erasePerson(consoleActor(req), id, inputOf(req))) } satisfies ErasedAnswer);
  });

  return people;
}
