import { type RequestHandler, Router } from "express";
import { CALENDAR_SERVICE_NAMES, type CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import { calendarsPath } from "#core/links/calendarsPath.ts";
import { REDIRECT_ERRORS, withRedirectError } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import { connectCalendar } from "#bot/operations/calendars/connectCalendar.ts";
import { giveUpUnused } from "#bot/operations/calendars/giveUpUnused.ts";
import { leaveForCalendar, returnFromCalendar } from "#bot/operations/calendars/leaveForCalendar.ts";
import { actorOf, actorOfLink } from "../../auth/actorOf.ts";
import { isEmbedded } from "../../auth/isEmbedded.ts";
import { showingRefusals } from "../../auth/showingRefusals.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { isSameOrigin } from "../../middleware/sameOrigin.ts";

export function calendarPages(context: HttpContext, session: RequestHandler[]): Router {
  const pages = Router({ caseSensitive: true });
  for (const service of CALENDAR_SERVICE_NAMES) pages.use(`/${service}`, pagesOf(service, context, session));
  return pages;
}

function pagesOf(service: CalendarServiceName, { appUrl, calendars }: HttpContext, session: RequestHandler[]): Router {
  const pages = Router({ caseSensitive: true });
  const redirectUri = `${appUrl}/auth/calendars/${service}/callback`;
  const { origin } = new URL(appUrl);
  const setUpProvider = () => {
    const provider = calendars.get(service);
    if (!provider) throw refusal("calendar_not_set_up");
    return provider;
  };

  pages.get("/", ...session, async (req, res) => {
    const officeId = typeof req.query["officeId"] === "string" ? req.query["officeId"] : undefined;
    await showingRefusals(res, at(calendarsPath(officeId)), async () => {
      // Security: another site must not start a connection that copies a person's leave into a calendar.
      if (isEmbedded(req) || !isSameOrigin(req, origin)) throw refusal("sso_started_elsewhere");
      const provider = setUpProvider();
      return provider.authorizeUrl({
        ...(await leaveForCalendar(actorOfLink(req), { service, officeId })),
        redirectUri,
      });
    });
  });

  pages.get("/callback", ...session, async (req, res) => {
    await showingRefusals(res, at(calendarsPath(null)), async () => {
      const provider = setUpProvider();
      const { state, code, error } = req.query;
      const actor = actorOf(req);
      const { codeVerifier, officeId } = await returnFromCalendar(actor, { service, state });
      await showingRefusals(res, at(calendarsPath(officeId)), async () => {
        if (typeof code !== "string") {
          throw refusal(error === "access_denied" ? "calendar_cancelled" : "calendar_failed");
        }
        const account = await provider.exchangeCode({ code, codeVerifier, redirectUri }).catch(asRefusal);
        await connectCalendar(actor, { service, officeId, account }).catch(async (reason: unknown) => {
          await giveUpUnused(service, account, provider);
          throw reason;
        });
        return calendarsPath(officeId);
      });
      return undefined;
    });
  });

  return pages;
}

function at(page: string): (refusal: Refusal) => string {
  return ({ kind, code }) =>
    withRedirectError(kind === "unauthenticated" ? "/" : page, code === "forbidden" ? "console_forbidden" : code);
}

function asRefusal(error: unknown): never {
  if (error instanceof CalendarFailure) throw refusal("calendar_failed");
  throw error;
}

function refusal(code: keyof typeof REDIRECT_ERRORS): Refusal {
  return new Refusal("forbidden", code, REDIRECT_ERRORS[code]);
}
