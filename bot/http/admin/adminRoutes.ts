import { presentAuditEvent } from "../present/presentAuditEvent.ts";
import { Router } from "express";
import { lists } from "#bot/operations/lists/lists.ts";
import type { HttpContext } from "../HttpContext.ts";
import type { MissingFactsAnswer } from "#core/api/admin/factAnswers.ts";
import type { GroupAnswer } from "#core/api/admin/GroupAnswer.ts";
import { listGroups } from "#bot/operations/policies/listGroups.ts";
import { listMissingFacts } from "#bot/operations/people/listMissingFacts.ts";
import { attentionRoutes } from "./home/attentionRoutes.ts";
import { joinRequestRoutes } from "./invitations/joinRequestRoutes.ts";
import { provisioningRoutes } from "./providers/provisioningRoutes.ts";
import { slackDirectoryRoutes } from "./invitations/slackDirectoryRoutes.ts";
import { ssoRoutes } from "./providers/ssoRoutes.ts";
import { statusRoutes } from "./home/statusRoutes.ts";
import { blackoutResource } from "./blackoutResource.ts";
import { closureResource } from "./closureResource.ts";
import { consoleActor } from "./consoleActor.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { holidayResource } from "./holidayResource.ts";
import { importRoutes } from "./importRoutes.ts";
import { invitationResource } from "./invitations/invitationResource.ts";
import { ledgerResource } from "./ledgerResource.ts";
import { notificationResource } from "./notificationResource.ts";
import { officeResource } from "./officeResource.ts";
import { payrollRoutes } from "./payrollRoutes.ts";
import { peopleResource } from "./peopleResource.ts";
import { personEventRoutes } from "./personEventRoutes.ts";
import { policyResource } from "./policyResource.ts";
import { reportRoutes } from "./reportRoutes.ts";
import { creditResource, requestResource } from "./requestResource.ts";
import { resourceRoutes } from "./resourceRoutes.ts";
import { teamResource } from "./teamResource.ts";

export function adminRoutes(context: HttpContext): Router {
  const admin = Router({ caseSensitive: true });
  admin.use(exportRoutes());
  admin.use(personEventRoutes());
  admin.use("/reports", payrollRoutes(), reportRoutes());
  admin.use("/people", peopleResource(context));
  admin.get("/missing-facts", async (req, res) => {
    res.json((await listMissingFacts(consoleActor(req), {})) satisfies MissingFactsAnswer[]);
  });
  admin.get("/groups", async (req, res) => {
    res.json((await listGroups(consoleActor(req), {})) satisfies GroupAnswer[]);
  });
  admin.use("/attention", attentionRoutes());
  admin.use("/status", statusRoutes());
  admin.use("/provisioning", provisioningRoutes(context));
  admin.use("/slack-directory", slackDirectoryRoutes(context));
  admin.use("/single-sign-on", ssoRoutes(context));
  admin.use("/join-requests", joinRequestRoutes());
  admin.use("/invitations", invitationResource(context));
  admin.use("/offices", officeResource());
  admin.use("/teams", teamResource());
  admin.use("/policies", policyResource());
  admin.use("/holidays", holidayResource());
  admin.use("/closures", closureResource());
  admin.use("/blackouts", blackoutResource());
  admin.use("/requests", requestResource());
  admin.use("/credits", creditResource());
  admin.use("/ledger-entries", ledgerResource());
  admin.use("/notifications", notificationResource());
  admin.use("/imports", importRoutes(context));
  // Audit events are read-only.
  admin.use("/audit-events", resourceRoutes("audit-events", lists["audit-events"], presentAuditEvent));
  return admin;
}
