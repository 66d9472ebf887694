import { Router } from "express";
import type { HolidayAnswer, HolidaysAddedAnswer } from "#core/api/HolidayAnswer.ts";
import type { OfficeAnswer, OfficeMemberAnswer } from "#core/api/OfficeAnswer.ts";
import { addFederalHolidays } from "#bot/operations/offices/addFederalHolidays.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { addOwnCountryHolidays } from "#bot/operations/offices/addOwnCountryHolidays.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deleteOffice } from "#bot/operations/offices/deleteOffice.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { listHolidays } from "#bot/operations/offices/listHolidays.ts";
import { listOfficeMembers } from "#bot/operations/offices/listOfficeMembers.ts";
import { listOffices } from "#bot/operations/offices/listOffices.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { avatarOf } from "../present/people/avatarOf.ts";
import { presentPolicy } from "../present/policies/presentPolicy.ts";
import { actorOf } from "../auth/actorOf.ts";

export function officeRoutes({ avatarUrl }: HttpContext): Router {
  const offices = Router({ caseSensitive: true });

  offices.get("/", async (req, res) => {
    res.json((await listOffices(actorOf(req), {})) satisfies OfficeAnswer[]);
  });

  offices.post("/", async (req, res) => {
    res.status(201).json((await createOffice(actorOf(req), inputOf(req))) satisfies OfficeAnswer);
  });

  offices.patch("/:id", async (req, res) => {
    res.json((await editOffice(actorOf(req), req.params.id, inputOf(req))) satisfies OfficeAnswer);
  });

  offices.delete("/:id", async (req, res) => {
    await deleteOffice(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  offices.get("/:id/members", async (req, res) => {
    const members = await listOfficeMembers(actorOf(req), req.params.id, {});
    res.json(
      members.map(({ photoVersion, ...member }) => ({
        ...member,
        avatar: avatarOf({ ...member, photoVersion }, avatarUrl),
      })) satisfies OfficeMemberAnswer[],
    );
  });

  offices.get("/:id/policies", async (req, res) => {
    res.json((await listPolicies(actorOf(req), req.params.id, {})).map(presentPolicy));
  });

  offices.get("/:id/holidays", async (req, res) => {
    res.json((await listHolidays(actorOf(req), req.params.id, {})) satisfies HolidayAnswer[]);
  });

  offices.post("/:id/holidays", async (req, res) => {
    res.status(201).json((await addHoliday(actorOf(req), req.params.id, inputOf(req))) satisfies HolidayAnswer);
  });

  offices.post("/:id/holidays/bulk-us-federal", async (req, res) => {
    const added = await addFederalHolidays(actorOf(req), req.params.id, inputOf(req));
    res.status(201).json(added satisfies HolidaysAddedAnswer);
  });

  offices.post("/:id/holidays/bulk-country", async (req, res) => {
    const added = await addOwnCountryHolidays(actorOf(req), req.params.id, inputOf(req));
    res.status(201).json(added satisfies HolidaysAddedAnswer);
  });

  return offices;
}
