import { z } from "zod";
import { isIsoDate } from "#core/calendar/dates.ts";
import { DAY_PARTS } from "#core/leave/LeaveParts.ts";
import { TYPE_KEY } from "#core/leave/LeaveType.ts";
import { ROLES } from "#core/people/access/roles.ts";

export const id = z.uuid();

export const isoDate = z
  .string()
  .refine(isIsoDate, { error: "must be a date like 2027-03-01" })
  .meta({ format: "date" });

export const monthDay = z.string().regex(/^\d{2}-\d{2}$/);

export const isoMonth = z.string().regex(/^\d{4}-\d{2}$/);

export const instant = z.iso.datetime({ offset: true });

/** In the unit of the leave type unless stated otherwise. */
export const dayCount = z.number();

export const count = z.int().nonnegative();

export const leaveType = z.string().regex(TYPE_KEY);
export const role = z.enum(ROLES);

/** Absent for whole dates, and for half days without a known half. */
export const partsOfDates = {
  startPart: z.enum(DAY_PARTS).exactOptional(),
  endPart: z.enum(DAY_PARTS).exactOptional(),
  minutes: z.int().positive().exactOptional(),
  startTime: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable()
    .exactOptional(),
};
