import { DEFAULT_OFFICE } from "./defaultOffice.ts";
import { inForceOn } from "../policies/termsRows.ts";

export const officeOn = (day: string) => `
  coalesce(CASE WHEN u.has_history THEN (SELECT office_id FROM office_placements
    WHERE organization_id = $1 AND user_id = u.id ${inForceOn(day)}) END, u.office_id, ${DEFAULT_OFFICE})`;
