import { useState } from "react";
import { type IsoDate, isIsoDate, monthStart } from "#core/calendar/dates.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";

export function useCalendarDay(today: IsoDate) {
  const [asked, setAsked] = useAddressParam("month", monthOf(today));
  const [chosen, setChosen] = useState(today);
  const month = shownMonth(asked, today);
  const selected = [chosen, today].find((date) => monthStart(date) === month) ?? month;
  const select = (date: IsoDate) => {
    setChosen(date);
    if (monthStart(date) !== month) setAsked(monthOf(date));
  };
  return { month, selected, select };
}

export function shownMonth(asked: string | null, today: IsoDate): IsoDate {
  return isIsoDate(`${asked}-01`) ? `${asked}-01` : monthStart(today);
}

function monthOf(date: IsoDate): string {
  return date.slice(0, 7);
}
