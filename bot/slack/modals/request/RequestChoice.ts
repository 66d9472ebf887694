import { z } from "zod";
import type { IsoDate } from "#core/calendar/dates.ts";
import { DAY_PARTS, type DayPart, type TimeOfDay } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** The form's fields, named as in RequestInput; the names are also the block ids and action ids. */
export const REQUEST_FIELDS = [
  "type",
  "startDate",
  "endDate",
  "isHalfDay",
  "startPart",
  "endPart",
  "minutes",
  "startTime",
  "notes",
] as const;

export type RequestField = (typeof REQUEST_FIELDS)[number];

/** The values in the form's fields; fields without a choice are absent. */
export interface RequestChoice {
  type?: LeaveType;
  startDate?: IsoDate;
  endDate?: IsoDate;
  isHalfDay: boolean;
  startPart?: DayPart | undefined;
  endPart?: DayPart | undefined;
  minutes?: number | undefined;
  startTime?: TimeOfDay | undefined;
  notes?: string;
}

const Entered = z.object({
  selected_option: z.object({ value: z.string() }).nullish(),
  selected_date: z.string().nullish(),
  selected_options: z.array(z.unknown()).nullish(),
  selected_time: z.string().nullish(),
  value: z.string().nullish(),
});
type Entered = z.output<typeof Entered>;

/** Returns the values entered in a form. Treats a missing or malformed field as not chosen. */
export function readChoice(view: unknown): RequestChoice {
  const type = entered(view, "type").selected_option?.value;
  const startDate = entered(view, "startDate").selected_date;
  const endDate = entered(view, "endDate").selected_date;
  const notes = entered(view, "notes").value;
  return {
    ...(type && { type }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...partsChosen(view, { isSeveral: Boolean(startDate && endDate && startDate < endDate) }),
    ...(notes && { notes }),
  };
}

/** Returns the chosen parts. Omits those of fields that the form no longer shows for the dates. */
function partsChosen(view: unknown, { isSeveral }: { isSeveral: boolean }): Omit<RequestChoice, "type"> {
  const isHalfDay = (entered(view, "isHalfDay").selected_options ?? []).length > 0;
  const part = (field: "startPart" | "endPart") =>
    DAY_PARTS.find((known) => known === entered(view, field).selected_option?.value);
  const [startPart, endPart] = [part("startPart"), part("endPart")];
  const hours = Number(entered(view, "minutes").value ?? "");
  const startTime = entered(view, "startTime").selected_time;
  if (isSeveral) {
    const isMorning = startPart === "am";
    return { isHalfDay, ...(startPart && !isMorning && { startPart }), ...(endPart && { endPart }) };
  }
  if (isHalfDay) return { isHalfDay, ...(startPart && { startPart }) };
  return hours > 0 ? { isHalfDay, minutes: Math.round(hours * 60), ...(startTime && { startTime }) } : { isHalfDay };
}

function entered(view: unknown, field: RequestField): Entered {
  const found = ["state", "values", field, field].reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    view,
  );
  return Entered.safeParse(found).data ?? {};
}
