import { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";

/** Whose time off a report is about: everybody's, those of an office, or the direct reports of a manager (`none`, here null: of nobody). */
export const reportScope = {
  officeId: orAbsent(idField("Unknown office")),
  managerId: orAbsent(
    z.preprocess((value) => (value === "none" ? null : value), idField("Unknown manager").nullable()),
  ),
};

export interface ReportScope {
  officeId?: string | undefined;
  managerId?: string | null | undefined;
}
