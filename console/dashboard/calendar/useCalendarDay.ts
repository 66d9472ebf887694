import { useState } from "react";
import { type IsoDate, isIsoDate, monthStart } from "#core/calendar/dates.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";

/**
 * Returns the shown month, kept in the URL, and the selected day: the chosen day or today if it is in that month,
 * otherwise the first day of the month.
 */
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

/** Returns the first day of a month in the URL, such as "2027-03"; of the current month for any other text. */
export function shownMonth(asked: string | null, today: IsoDate): IsoDate {
  return isIsoDate(`${asked}-01`) ? `${asked}-01` : monthStart(today);
}

/** Returns the month of a date, as "2027-03". */
function monthOf(date: IsoDate): string {
  return date.slice(0, 7);
}
