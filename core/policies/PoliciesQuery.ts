import type { z } from "zod";
import { idField, orAbsent, yesOrNo } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

export const PoliciesQuery = listQuery({
  orders: ["officeName", "type", "isUnlimited", "accrualAmount", "carryOverDays", "maxBalance"],
  sort: "officeName",
  order: "ASC",
  filters: {
    officeId: orAbsent(idField("Unknown office")),
    userId: orAbsent(idField("Unknown person")),
    type: orAbsent(leaveTypeField()),
    isUnlimited: orAbsent(yesOrNo()),
    isEnded: orAbsent(yesOrNo()),
  },
}).transform(({ isEnded, ...query }) => ({ ...query, isEnded: isEnded ?? (query.ids ? undefined : false) }));
export type PoliciesQuery = z.output<typeof PoliciesQuery>;
