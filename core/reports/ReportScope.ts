import { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";

/**
 * The people of a report: everyone, those of an office, or a manager's direct reports (`none`, null here: people
 * without a manager).
 */
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
