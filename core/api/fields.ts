import { z } from "zod";
import { isIsoDate } from "#core/calendar/dates.ts";
import { DAY_PARTS } from "#core/leave/LeaveParts.ts";
import { TYPE_KEY } from "#core/leave/LeaveType.ts";
import { ROLES } from "#core/people/access/roles.ts";

export const id = z.uuid();

/** A date, such as `2027-03-01`. */
export const isoDate = z
  .string()
  .refine(isIsoDate, { error: "must be a date like 2027-03-01" })
  .meta({ format: "date" });

/** A month and a day without a year, such as `03-31`. */
export const monthDay = z.string().regex(/^\d{2}-\d{2}$/);

/** A month, such as `2027-03`. */
export const isoMonth = z.string().regex(/^\d{4}-\d{2}$/);

/** A point in time in ISO 8601 format. */
export const instant = z.iso.datetime({ offset: true });

/** An amount of leave, in the unit of its type unless stated otherwise. */
export const dayCount = z.number();

export const count = z.int().nonnegative();

export const leaveType = z.string().regex(TYPE_KEY);
export const role = z.enum(ROLES);

/** The parts of the dates that leave takes; absent for whole dates. */
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
