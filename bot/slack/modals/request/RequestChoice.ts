import { z } from "zod";
import type { IsoDate } from "#core/calendar/dates.ts";
import { DAY_PARTS, type DayPart, type TimeOfDay } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { readMemory } from "./FormMemory.ts";

/** The names are also block ids and action ids. */
export const REQUEST_FIELDS = [
  "type",
  "cancel",
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

export interface RequestChoice {
  type?: LeaveType;
  cancel?: true;
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

export function readChoice(view: unknown): RequestChoice {
  const { changes } = readMemory(Object(view));
  const type = entered(view, "type").selected_option?.value;
  const notes = entered(view, "notes").value;
  const noted = notes && { notes };
  const isCanceled = (entered(view, "cancel").selected_options ?? []).length > 0;
  const endDate = entered(view, "endDate").selected_date;
  if (changes && (isCanceled || !endDate)) return { ...changes.kept, ...(isCanceled && { cancel: true }), ...noted };
  const startDate = entered(view, "startDate").selected_date ?? changes?.kept.startDate;
  return {
    ...(type && { type }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...partsChosen(view, { isSeveral: Boolean(startDate && endDate && startDate < endDate) }),
    ...noted,
  };
}

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
