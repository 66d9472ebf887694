import { useState } from "react";
import { type IsoDate, isIsoDate, monthStart } from "#core/calendar/dates.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";

/** The month that is shown, which the address remembers, and the day selected in it: today where it lies there. */
export function useCalendarDay(today: IsoDate) {
  const [asked, setAsked] = useAddressParam("month", monthOf(today));
  const [chosen, setChosen] = useState(today);
  const month = isIsoDate(`${asked}-01`) ? `${asked}-01` : monthStart(today);
  const selected = [chosen, today].find((date) => monthStart(date) === month) ?? month;
  const select = (date: IsoDate) => {
    setChosen(date);
    if (monthStart(date) !== month) setAsked(monthOf(date));
  };
  return { month, selected, select };
}

/** "2027-03" of any date in it. */
function monthOf(date: IsoDate): string {
  return date.slice(0, 7);
}
