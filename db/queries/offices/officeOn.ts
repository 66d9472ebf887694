import { DEFAULT_OFFICE } from "./defaultOffice.ts";
import { inForceOn } from "../policies/termsRows.ts";

/** SQL for the office of the person `u` of the organization $1 on a day. `day` is an SQL expression. */
export const officeOn = (day: string) => `
  coalesce(CASE WHEN u.has_history THEN (SELECT office_id FROM office_placements
    WHERE organization_id = $1 AND user_id = u.id ${inForceOn(day)}) END, u.office_id, ${DEFAULT_OFFICE})`;
