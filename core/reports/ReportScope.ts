import { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";

export const reportScope = {
  officeId: orAbsent(idField("Unknown office")),
  managerId: orAbsent(
    z.preprocess((value) => (value === "none" ? null : value), idField("Unknown manager").nullable()),
  ),
  teamId: orAbsent(idField("Unknown team")),
};

export interface ReportScope {
  officeId?: string | undefined;
  managerId?: string | null | undefined;
  teamId?: string | undefined;
}
