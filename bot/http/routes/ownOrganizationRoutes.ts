import { Router } from "express";
import { editOrganization } from "#bot/operations/organization/editOrganization.ts";
import { readOrganization } from "#bot/operations/organization/readOrganization.ts";
import { inputOf } from "../jsonBody.ts";
import { actorOf } from "../signedIn.ts";

/** /api/organization: what one's own organisation has set for all of its people. */
export function ownOrganizationRoutes(): Router {
  const organization = Router({ caseSensitive: true });

  organization.get("/", async (req, res) => {
    res.json(await readOrganization(actorOf(req), {}));
  });

  organization.patch("/", async (req, res) => {
    res.json(await editOrganization(actorOf(req), inputOf(req)));
  });

  return organization;
}
