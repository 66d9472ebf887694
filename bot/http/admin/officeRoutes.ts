import type { Router } from "express";
import { browseOffices } from "#bot/operations/admin/browseOffices.ts";
import { addCountryHolidays } from "#bot/operations/offices/addCountryHolidays.ts";
import { addFederalHolidays } from "#bot/operations/offices/addFederalHolidays.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deleteOffice } from "#bot/operations/offices/deleteOffice.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { previewCountryHolidays } from "#bot/operations/offices/previewCountryHolidays.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

/** Returns the routes under /api/admin/offices. */
export function officeRoutes(): Router {
  const offices = resourceRoutes("offices", browseOffices, (office) => office);

  offices.post("/", async (req, res) => {
    res.status(201).json(await createOffice(consoleActor(req), inputOf(req)));
  });

  offices.put("/:id", async (req, res) => {
    res.json(await editOffice(consoleActor(req), req.params.id, inputOf(req)));
  });

  offices.delete("/:id", async (req, res) => {
    const { id } = req.params;
    await deleteOffice(consoleActor(req), id, {});
    res.json({ id });
  });

  offices.get("/:id/country-holidays", async (req, res) => {
    res.json(await previewCountryHolidays(consoleActor(req), req.params.id, req.query));
  });

  offices.post("/:id/country-holidays", async (req, res) => {
    res.status(201).json(await addCountryHolidays(consoleActor(req), req.params.id, inputOf(req)));
  });

  offices.post("/:id/federal-holidays", async (req, res) => {
    res.status(201).json(await addFederalHolidays(consoleActor(req), req.params.id, inputOf(req)));
  });

  return offices;
}
