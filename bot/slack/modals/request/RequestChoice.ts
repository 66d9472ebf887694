import { z } from "zod";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** The form's fields, named as in RequestInput; the names are also the block ids and action ids. */
export const REQUEST_FIELDS = ["type", "startDate", "endDate", "isHalfDay", "notes"] as const;

export type RequestField = (typeof REQUEST_FIELDS)[number];

/** The values in the form's fields; fields without a choice are absent. */
export interface RequestChoice {
  type?: LeaveType;
  startDate?: IsoDate;
  endDate?: IsoDate;
  isHalfDay: boolean;
  notes?: string;
}

const Entered = z.object({
  selected_option: z.object({ value: z.string() }).nullish(),
  selected_date: z.string().nullish(),
  selected_options: z.array(z.unknown()).nullish(),
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
    isHalfDay: (entered(view, "isHalfDay").selected_options ?? []).length > 0,
    ...(notes && { notes }),
  };
}

function entered(view: unknown, field: RequestField): Entered {
  const found = ["state", "values", field, field].reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    view,
  );
  return Entered.safeParse(found).data ?? {};
}
