import { Router } from "express";
import type { OrganizationAnswer, SetupAnswer, SignInPreviewAnswer } from "#core/api/OrganizationAnswer.ts";
import { editOrganization } from "#bot/operations/organization/editOrganization.ts";
import { editSetup } from "#bot/operations/organization/editSetup.ts";
import { previewSignInRules } from "#bot/operations/organization/previewSignInRules.ts";
import { readOrganization } from "#bot/operations/organization/readOrganization.ts";
import { readSetup } from "#bot/operations/organization/readSetup.ts";
import { sendConfirmation } from "#bot/operations/organization/sendConfirmation.ts";
import { setSecondFactorRules } from "#bot/operations/organization/setSecondFactorRules.ts";
import { setSignInRules } from "#bot/operations/organization/setSignInRules.ts";
import { transferOwnership } from "#bot/operations/people/transferOwnership.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { actorOf } from "../auth/actorOf.ts";

export function ownOrganizationRoutes({ google }: Pick<HttpContext, "google">): Router {
  const organization = Router({ caseSensitive: true });

  organization.get("/", async (req, res) => {
    res.json((await readOrganization(actorOf(req), {})) satisfies OrganizationAnswer);
  });

  organization.patch("/", async (req, res) => {
    const settings: OrganizationAnswer = await editOrganization(actorOf(req), inputOf(req));
    res.json(settings);
  });

  organization.get("/setup", async (req, res) => {
    res.json((await readSetup(actorOf(req), {})) satisfies SetupAnswer);
  });

  organization.patch("/setup", async (req, res) => {
    res.json((await editSetup(actorOf(req), inputOf(req))) satisfies SetupAnswer);
  });

  organization.get("/sign-in", async (req, res) => {
    res.json((await previewSignInRules(actorOf(req), {})) satisfies SignInPreviewAnswer);
  });

  organization.patch("/sign-in", async (req, res) => {
    const isSetUp = google !== undefined;
    const settings: OrganizationAnswer = await setSignInRules(actorOf(req), inputOf(req), { isSetUp });
    res.json(settings);
  });

  organization.patch("/second-factor", async (req, res) => {
    const settings: OrganizationAnswer = await setSecondFactorRules(actorOf(req), inputOf(req));
    res.json(settings);
  });

  organization.post("/confirmation", async (req, res) => {
    await sendConfirmation(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  organization.post("/transfer", async (req, res) => {
    await transferOwnership(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  return organization;
}
