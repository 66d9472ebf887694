import { presentAuditEvent } from "../present/presentAuditEvent.ts";
import { Router } from "express";
import { lists } from "#bot/operations/lists/lists.ts";
import type { HttpContext } from "../HttpContext.ts";
import type { MissingFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { listMissingFacts } from "#bot/operations/people/listMissingFacts.ts";
import { consoleActor } from "./consoleActor.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { holidayRoutes } from "./holidayRoutes.ts";
import { importRoutes } from "./importRoutes.ts";
import { invitationRoutes } from "./invitationRoutes.ts";
import { ledgerRoutes } from "./ledgerRoutes.ts";
import { notificationRoutes } from "./notificationRoutes.ts";
import { officeRoutes } from "./officeRoutes.ts";
import { payrollRoutes } from "./payrollRoutes.ts";
import { peopleRoutes } from "./peopleRoutes.ts";
import { personEventRoutes } from "./personEventRoutes.ts";
import { policyRoutes } from "./policyRoutes.ts";
import { reportRoutes } from "./reportRoutes.ts";
import { requestRoutes } from "./requestRoutes.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

/** Returns the routes under /api/admin: the resources of the admin console, for Admins and Owners. */
export function adminRoutes(context: HttpContext): Router {
  const admin = Router({ caseSensitive: true });
  admin.use(exportRoutes());
  admin.use(personEventRoutes());
  admin.use("/reports", payrollRoutes(), reportRoutes());
  admin.use("/people", peopleRoutes(context));
  admin.get("/missing-facts", async (req, res) => {
    res.json((await listMissingFacts(consoleActor(req), {})) satisfies MissingFactsAnswer[]);
  });
  admin.use("/invitations", invitationRoutes(context));
  admin.use("/offices", officeRoutes());
  admin.use("/policies", policyRoutes());
  admin.use("/holidays", holidayRoutes());
  admin.use("/requests", requestRoutes());
  admin.use("/ledger-entries", ledgerRoutes());
  admin.use("/notifications", notificationRoutes());
  admin.use("/imports", importRoutes(context));
  // Audit events are read-only.
  admin.use("/audit-events", resourceRoutes("audit-events", lists["audit-events"], presentAuditEvent));
  return admin;
}
