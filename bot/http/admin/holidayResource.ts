import { Router } from "express";
import type { HolidayPlaceAnswer, OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { deleteHoliday } from "#bot/operations/offices/deleteHoliday.ts";
import { listHolidayCountries } from "#bot/operations/offices/listHolidayCountries.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";
import { addHolidayOf } from "#bot/operations/offices/addHoliday.ts";

export function holidayResource(): Router {
  const holidays = Router({ caseSensitive: true });

  // `/:id` would match `/countries`, so this route comes first.
  holidays.get("/countries", async (req, res) => {
    res.json((await listHolidayCountries(consoleActor(req), {})) satisfies HolidayPlaceAnswer[]);
  });
  holidays.use(resourceRoutes("holidays", lists.holidays, (holiday): OfficeHolidayAnswer => holiday));

  holidays.post("/", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = await addHolidayOf(actor, inputOf(req));
    res.status(201).json((await lists.holidays.read(actor, id, {})) satisfies OfficeHolidayAnswer);
  });

  holidays.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteHoliday(consoleActor(req), id, {});
    res.json({ id });
  });

  return holidays;
}
