import compression from "compression";
import { Router, type Request, type RequestHandler } from "express";
import { Refusal } from "#core/refusal.ts";
import { adminRoutes } from "./admin/adminRoutes.ts";
import { feedRoutes } from "./feeds/feedRoutes.ts";
import type { HttpContext } from "./HttpContext.ts";
import { eventRoutes } from "./live/eventRoutes.ts";
import { compressLong } from "./middleware/compressLong.ts";
import { jsonBody } from "./middleware/jsonBody.ts";
import { authRoutes } from "./routes/authRoutes.ts";
import { balanceRoutes } from "./routes/balanceRoutes.ts";
import { calendarRoutes } from "./routes/calendarRoutes.ts";
import { connectedCalendarRoutes } from "./routes/calendars/connectedCalendarRoutes.ts";
import { creditRoutes } from "./routes/creditRoutes.ts";
import { emailRoutes } from "./routes/emailRoutes.ts";
import { googleLinkRoutes } from "./routes/googleLinkRoutes.ts";
import { holidayRoutes } from "./routes/holidayRoutes.ts";
import { inboxRoutes } from "./routes/inbox/inboxRoutes.ts";
import { invitationRoutes } from "./routes/invitationRoutes.ts";
import { leaveTypeRoutes } from "./routes/leaveTypeRoutes.ts";
import { officeRoutes } from "./routes/officeRoutes.ts";
import { keyRoutes } from "./routes/keys/keyRoutes.ts";
import { ledgerRoutes } from "./routes/ledgerRoutes.ts";
import { organizationRoutes } from "./routes/organizationRoutes.ts";
import { ownOrganizationRoutes } from "./routes/ownOrganizationRoutes.ts";
import { passwordRoutes } from "./routes/passwordRoutes.ts";
import { policyRoutes } from "./routes/policyRoutes.ts";
import { requestRoutes } from "./routes/requestRoutes.ts";
import { secondFactorRoutes } from "./routes/secondFactorRoutes.ts";
import { signInDomainRoutes } from "./routes/sso/signInDomainRoutes.ts";
import { slackDigestRoutes } from "./routes/slack/slackDigestRoutes.ts";
import { slackLinkRoutes } from "./routes/slack/slackLinkRoutes.ts";
import { slackRoutes } from "./routes/slack/slackRoutes.ts";
import { blackoutRoutes } from "./routes/closed/blackoutRoutes.ts";
import { closureRoutes } from "./routes/closed/closureRoutes.ts";
import { threadRoutes } from "./routes/thread/threadRoutes.ts";
import { delegationRoutes } from "./routes/approvals/delegationRoutes.ts";
import { snoozeRoutes } from "./routes/approvals/snoozeRoutes.ts";
import { ownPhotoRoutes } from "./routes/photos/ownPhotoRoutes.ts";
import { photoRoutes } from "./routes/photos/photoRoutes.ts";
import { searchRoutes } from "./routes/search/searchRoutes.ts";
import { teamRoutes } from "./routes/teamRoutes.ts";
import { userRoutes } from "./routes/userRoutes.ts";
import { webhookMessageRoutes, webhookRoutes } from "./routes/webhooks/webhookRoutes.ts";
import { wellFormedAddress } from "./middleware/wellFormedAddress.ts";

const WORTH_COMPRESSING = 32 * 1024;
const LONG_LISTS = ["/team", "/users", "/pto-requests"];

interface Sessions {
  reading: RequestHandler;
  changing: RequestHandler;
}

export function apiRoutes(context: HttpContext, { reading, changing }: Sessions): Router {
  const api = Router({ caseSensitive: true });
  api.use(wellFormedAddress(), noStore);
  api.use(LONG_LISTS, compressLong(WORTH_COMPRESSING));
  // Exports are streams, whose length `compressLong` can't measure.
  api.use("/admin", compression({ threshold: WORTH_COMPRESSING, level: 1 }));
  api.use((req, res, next) => (mayChangeSession(req) ? changing : reading)(req, res, next), jsonBody());
  api.use("/team", calendarRoutes());
  api.use(
    "/auth",
    authRoutes(context),
    ownPhotoRoutes(context),
    googleLinkRoutes(context),
    passwordRoutes(context),
    secondFactorRoutes(context),
    emailRoutes(),
    slackLinkRoutes(),
    signInDomainRoutes(context),
  );
  api.use("/events", eventRoutes(context));
  api.use("/inbox", inboxRoutes(context));
  api.use("/orgs", organizationRoutes(context));
  api.use("/invitations", invitationRoutes(context));
  api.use("/pto-balances", balanceRoutes());
  api.use("/pto-requests", requestRoutes(context), threadRoutes(), snoozeRoutes());
  api.use("/credits", creditRoutes());
  api.use("/users", userRoutes(context), photoRoutes());
  api.use("/offices", officeRoutes(context));
  api.use("/teams", teamRoutes());
  api.use("/search", searchRoutes(context));
  api.use("/pto-policies", policyRoutes());
  api.use("/holidays", holidayRoutes());
  api.use("/delegations", delegationRoutes());
  api.use("/closures", closureRoutes());
  api.use("/blackouts", blackoutRoutes());
  api.use("/leave-types", leaveTypeRoutes());
  api.use("/ledger", ledgerRoutes());
  api.use("/organization", ownOrganizationRoutes(context));
  api.use("/admin", adminRoutes(context));
  api.use("/keys", keyRoutes(context));
  api.use("/calendar-feeds", feedRoutes(context));
  api.use("/connected-calendars", connectedCalendarRoutes(context));
  api.use("/webhooks", webhookRoutes(context));
  api.use("/webhook-messages", webhookMessageRoutes());
  api.use("/slack", slackRoutes(context), slackDigestRoutes(context));
  api.use(() => {
    throw new Refusal("missing", "no_such_call", "Unknown call");
  });
  return api;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-store");
  next();
};

const CHANGES_SESSION = /^\/(auth|orgs)\//;

function mayChangeSession({ method, path }: Request): boolean {
  return method !== "GET" && CHANGES_SESSION.test(path);
}
