import type { Router } from "express";
import { browseHolidays } from "#bot/operations/admin/browseHolidays.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deleteHoliday } from "#bot/operations/offices/deleteHoliday.ts";
import { inputOf } from "../jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

/** /api/admin/holidays: the days off of the offices. */
export function holidayRoutes(): Router {
  const holidays = resourceRoutes("holidays", browseHolidays, (holiday) => holiday);

  holidays.post("/", async (req, res) => {
    const actor = consoleActor(req);
    const { officeId } = (req.body ?? {}) as { officeId?: unknown };
    const { id } = await addHoliday(actor, typeof officeId === "string" ? officeId : "", inputOf(req));
    res.status(201).json(await browseHolidays.read(actor, id, {}));
  });

  holidays.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteHoliday(consoleActor(req), id, {});
    res.json({ id });
  });

  return holidays;
}
