import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { IsoDate } from "#core/calendar/dates.ts";
import { typedEntry } from "#core/calendar/typedEntry.ts";
import { useWeekStart } from "#console/dashboard/session/meContext.ts";
import type { RequestFormInput, RequestFormOutput } from "../requestFormSchema.ts";

type RequestFormState = UseFormReturn<RequestFormInput, unknown, RequestFormOutput>;

export interface GivenDates {
  startDate: IsoDate;
  endDate: IsoDate;
}

export interface TypedDatesState {
  text: string;
  problem: string | undefined;
  type: (text: string) => void;
  choose: (dates: GivenDates) => void;
}

export function useTypedDates(
  form: RequestFormState,
  { today, isWorked, initial }: { today: IsoDate; isWorked: (date: IsoDate) => boolean; initial: string },
): TypedDatesState {
  const by = { isWorked, weekStart: useWeekStart() };
  const { startDate, endDate } = form.watch();
  const [typed, setTyped] = useState({ text: initial, startDate, endDate, gaveHalf: false });
  const isCurrent = typed.startDate === startDate && typed.endDate === endDate;
  const text = isCurrent ? typed.text : "";
  const entry = typedEntry(text, today, by);
  const fillIn = (dates: GivenDates) => {
    const isChange = { shouldDirty: true, shouldTouch: true };
    form.setValue("startDate", dates.startDate, isChange);
    form.setValue("endDate", dates.endDate, isChange);
    void form.trigger(["startDate", "endDate"]);
  };
  const type = (entered: string) => {
    const read = typedEntry(entered, today, by);
    if (!read || "problem" in read) return setTyped({ ...typed, text: entered, startDate, endDate });
    const { startPart = "full", isHalfDay, ...dates } = read.span;
    fillIn(dates);
    if (isHalfDay || typed.gaveHalf) {
      form.setValue("isHalfDay", isHalfDay, { shouldDirty: true });
      form.setValue("startPart", startPart, { shouldDirty: true });
    }
    return setTyped({ text: entered, startDate: dates.startDate, endDate: dates.endDate, gaveHalf: isHalfDay });
  };
  return {
    text,
    problem: entry && "problem" in entry ? entry.problem : undefined,
    type,
    choose: (dates) => {
      setTyped({ text: "", ...dates, gaveHalf: false });
      fillIn(dates);
    },
  };
}
