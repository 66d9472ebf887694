import { Router } from "express";
import type { CalendarAnswer, CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { disconnectCalendar } from "#bot/operations/calendars/disconnectCalendar.ts";
import { listCalendars } from "#bot/operations/calendars/listCalendars.ts";
import { resendCalendar } from "#bot/operations/calendars/resendCalendar.ts";
import type { CalendarRow } from "#db/queries/calendars/calendarConnections.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";

export function connectedCalendarRoutes({ calendars: providers }: Pick<HttpContext, "calendars">): Router {
  const calendars = Router({ caseSensitive: true });

  calendars.get("/", async (req, res) => {
    const found = await listCalendars(actorOf(req), req.query);
    const answer = { services: [...providers.keys()], calendars: found.map(presentCalendar) };
    res.json(answer satisfies CalendarsAnswer);
  });

  calendars.post("/:id/update", async (req, res) => {
    await resendCalendar(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  calendars.delete("/:id", async (req, res) => {
    await disconnectCalendar(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return calendars;
}

function presentCalendar(row: CalendarRow): CalendarAnswer {
  const { id, service, account, userId, userName, trouble, lastError, sentAt } = row;
  return { id, service, account, userId, userName, trouble, lastError, sentAt: sentAt?.toISOString() ?? null };
}
