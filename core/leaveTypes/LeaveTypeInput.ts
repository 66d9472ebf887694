import { z } from "zod";
import { daysAmount, oneOf, orAbsent, wholeNumber, yesElseNo, yesOrNo } from "#core/inputs.ts";
import { wording } from "#core/inputWording.ts";
import { personNameField } from "#core/nameField.ts";
import { AWAY } from "../leave/LeaveType.ts";
import { LEAVE_UNITS, TYPE_COLORS, TYPE_ICONS, TYPE_REQUESTERS, TYPE_VISIBILITIES } from "../leave/LeaveTypeView.ts";

const NAME_MAX = 40;

/** Names appear in messages, so they can't look like markup or links. */
const name = personNameField("Name is required")
  .max(NAME_MAX, { error: `Name must be at most ${NAME_MAX} characters` })
  .refine((typed) => !/[<>]/.test(typed), { error: wording(undefined, "can't contain < or >") })
  .refine((typed) => typed.toLowerCase() !== AWAY, {
    error: "Choose another name: “Away” is shown for hidden leave types",
  });
const order = wholeNumber({ min: 1, max: 1000 });

export const LeaveTypeInput = z.object({
  name,
  icon: orAbsent(oneOf(TYPE_ICONS)).transform((icon) => icon ?? "star"),
  color: orAbsent(oneOf(TYPE_COLORS)).transform((color) => color ?? "teal"),
  unit: orAbsent(oneOf(LEAVE_UNITS)).transform((unit) => unit ?? "day"),
  paid: orAbsent(yesOrNo()).transform((paid) => paid ?? true),
  visibility: orAbsent(oneOf(TYPE_VISIBILITIES)).transform((visibility) => visibility ?? "away"),
  requestableBy: orAbsent(oneOf(TYPE_REQUESTERS)).transform((requestableBy) => requestableBy ?? "everyone"),
  order: orAbsent(order),
  isUnlimited: orAbsent(yesOrNo()),
  accrualAmount: orAbsent(daysAmount({ min: 0, max: 10_000 })),
  carryOverDays: orAbsent(daysAmount({ min: 0, max: 10_000 })),
});
export type LeaveTypeInput = z.output<typeof LeaveTypeInput>;

/** The operation refuses a different unit (409). */
export const LeaveTypePatch = z.object({
  name: name.optional(),
  icon: oneOf(TYPE_ICONS).optional(),
  color: oneOf(TYPE_COLORS).optional(),
  unit: oneOf(LEAVE_UNITS).optional(),
  paid: yesOrNo().optional(),
  visibility: oneOf(TYPE_VISIBILITIES).optional(),
  requestableBy: oneOf(TYPE_REQUESTERS).optional(),
  order: order.optional(),
  archived: yesOrNo().optional(),
});
export type LeaveTypePatch = z.output<typeof LeaveTypePatch>;

export const LeaveTypesQuery = z.object({ archived: yesElseNo() });
