import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type IsoDate, monthStart } from "#core/calendar/dates.ts";
import { closedDates, ownDays, teamCalendar } from "#console/shared/calendar/calendarCalls.ts";
import { monthWindow } from "#console/shared/calendar/monthWindow.ts";
import { useMe } from "#console/dashboard/session/meContext.ts";
import { CalendarPopover } from "#console/shared/calendar/picker/CalendarPopover.tsx";
import { DatePicker } from "./DatePicker.tsx";
import { pickerDays } from "#console/shared/calendar/picker/pickerDays.ts";
import type { GivenDates } from "./useTypedDates.ts";

interface DatesPopoverProps {
  anchor: HTMLElement | null;
  chosen: GivenDates | undefined;
  today: IsoDate;
  min: IsoDate;
  onChoose: (dates: GivenDates) => void;
  onClose: () => void;
}

export function DatesPopover({ anchor, chosen, today, min, onChoose, onClose }: DatesPopoverProps) {
  const { id } = useMe();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down("md"), { noSsr: true });
  const count = isNarrow ? 1 : 2;
  const [month, setMonth] = useState(monthStart(chosen?.startDate ?? today));
  const window = monthWindow(month, today, count);
  const kept = { placeholderData: keepPreviousData };
  const { data: days } = useQuery({ ...ownDays(window), ...kept });
  const { data: events } = useQuery({ ...teamCalendar(window), ...kept });
  const { data: closed } = useQuery({ ...closedDates(window), ...kept });
  const dayOf = useMemo(
    () => pickerDays({ viewerId: id, days, events: events ?? [], closed: closed ?? [] }),
    [id, days, events, closed],
  );
  return (
    <CalendarPopover anchor={anchor} label="Choose dates" onClose={onClose}>
      <DatePicker
        month={month}
        count={count}
        onMonth={setMonth}
        dayOf={dayOf}
        chosen={chosen}
        today={today}
        min={min}
        onChoose={onChoose}
        onDone={onClose}
      />
    </CalendarPopover>
  );
}
