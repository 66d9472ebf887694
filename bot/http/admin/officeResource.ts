import type { Router } from "express";
import type { HolidaysAddedAnswer, OfferedHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { addCountryHolidays } from "#bot/operations/offices/addCountryHolidays.ts";
import { addFederalHolidays } from "#bot/operations/offices/addFederalHolidays.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deleteOffice } from "#bot/operations/offices/deleteOffice.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { previewCountryHolidays } from "#bot/operations/offices/previewCountryHolidays.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function officeResource(): Router {
  const offices = resourceRoutes("offices", lists.offices, (office): OfficeAnswer => office);

  offices.post("/", async (req, res) => {
    res.status(201).json((await createOffice(consoleActor(req), inputOf(req))) satisfies OfficeAnswer);
  });

  offices.put("/:id", async (req, res) => {
    res.json((await editOffice(consoleActor(req), req.params.id, inputOf(req))) satisfies OfficeAnswer);
  });

  offices.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteOffice(consoleActor(req), id, {});
    res.json({ id });
  });

  offices.get("/:id/country-holidays", async (req, res) => {
    const offered = await previewCountryHolidays(consoleActor(req), req.params.id, req.query);
    res.json(offered satisfies OfferedHolidayAnswer[]);
  });

  offices.post("/:id/country-holidays", async (req, res) => {
    const added = await addCountryHolidays(consoleActor(req), req.params.id, inputOf(req));
    res.status(201).json(added satisfies HolidaysAddedAnswer);
  });

  offices.post("/:id/federal-holidays", async (req, res) => {
    const added = await addFederalHolidays(consoleActor(req), req.params.id, inputOf(req));
    res.status(201).json(added satisfies HolidaysAddedAnswer);
  });

  return offices;
}
