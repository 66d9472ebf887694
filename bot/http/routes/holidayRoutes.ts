import { Router } from "express";
import { deleteHoliday } from "#bot/operations/offices/deleteHoliday.ts";
import { actorOf } from "../auth/actorOf.ts";

export function holidayRoutes(): Router {
  const holidays = Router({ caseSensitive: true });

  holidays.delete("/:id", async (req, res) => {
    await deleteHoliday(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return holidays;
}
