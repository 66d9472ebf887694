import { firstDayOfLeaveYear, type YearStart } from "#core/leave/leaveYear.ts";
import { changed } from "./changed.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";

/** A policy of a group or a person has no leave year of its own. */
export function inLeaveYear(document: PolicyDocument, startsIn: YearStart): PolicyDocument {
  return changed(document, { leaveYear: startsIn === 1 ? undefined : firstDayOfLeaveYear(startsIn) });
}
