import { z } from "zod";
import { LEAVE_UNITS, TYPE_COLORS, TYPE_ICONS, TYPE_REQUESTERS, TYPE_VISIBILITIES } from "#core/leave/LeaveTypeView.ts";
import { id, leaveType } from "./fields.ts";

export const LeaveTypeAnswer = z.strictObject({
  id,
  key: leaveType,
  name: z.string(),
  icon: z.enum(TYPE_ICONS),
  color: z.enum(TYPE_COLORS),
  unit: z.enum(LEAVE_UNITS),
  paid: z.boolean(),
  visibility: z.enum(TYPE_VISIBILITIES),
  requestableBy: z.enum(TYPE_REQUESTERS),
  order: z.int(),
  archived: z.boolean(),
});
export type LeaveTypeAnswer = z.infer<typeof LeaveTypeAnswer>;
