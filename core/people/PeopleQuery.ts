import type { z } from "zod";
import { idField, isoDateField, oneOf, orAbsent, yesOrNo } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { ROLES } from "./access/roles.ts";

export const PeopleQuery = listQuery({
  orders: ["name", "email", "role", "managerName", "officeName", "startDate", "endDate", "isActive"],
  sort: "name",
  order: "ASC",
  filters: {
    role: orAbsent(oneOf(ROLES)),
    officeId: orAbsent(idField("Unknown office")),
    managerId: orAbsent(idField("Unknown manager")),
    isActive: orAbsent(yesOrNo()),
    hasStartDate: orAbsent(yesOrNo()),
    hasManager: orAbsent(yesOrNo()),
    lastDayUntil: orAbsent(isoDateField()),
  },
});
export type PeopleQuery = z.output<typeof PeopleQuery>;
