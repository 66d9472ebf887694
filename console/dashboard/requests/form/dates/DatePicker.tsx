import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { addMonths, earliest, type IsoDate, latest, monthEnd, monthStart } from "#core/calendar/dates.ts";
import { moveDay } from "#console/shared/calendar/moveDay.ts";
import { dayAndMonth, monthName } from "#console/shared/localDates.ts";
import { useWeekStart } from "#console/dashboard/session/meContext.ts";
import { type PickerDay, pickerDayText } from "#console/shared/calendar/picker/pickerDays.ts";
import { PickerLegend } from "./PickerLegend.tsx";
import { pickerLook } from "#console/shared/calendar/picker/pickerLook.ts";
import { PickerMonth } from "#console/shared/calendar/picker/PickerMonth.tsx";
import type { GivenDates } from "./useTypedDates.ts";

interface DatePickerProps {
  month: IsoDate;
  count: number;
  onMonth: (month: IsoDate) => void;
  dayOf: (date: IsoDate) => PickerDay;
  chosen: GivenDates | undefined;
  today: IsoDate;
  min: IsoDate;
  onChoose: (dates: GivenDates) => void;
  onDone: () => void;
}

export function DatePicker(props: DatePickerProps) {
  const { month, count, onMonth, dayOf, chosen, today, min, onChoose, onDone } = props;
  const weekStart = useWeekStart();
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState<IsoDate>();
  const [pointed, setPointed] = useState<IsoDate>();
  const [focused, setFocused] = useState(chosen?.startDate ?? latest(today, min));
  const follows = useRef(true);
  const months = Array.from({ length: count }, (_, index) => addMonths(month, index));
  const [from, to] = [month, monthEnd(addMonths(month, count - 1))];
  const reachable = focused < from || focused > to ? from : focused;

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${reachable}"]`)?.focus();
  }, [reachable]);
  const moveTo = (date: IsoDate) => {
    follows.current = true;
    setFocused(date);
    setPointed(undefined);
    if (date < from) onMonth(monthStart(date));
    else if (date > to) onMonth(addMonths(monthStart(date), 1 - count));
  };
  const choose = (date: IsoDate) => {
    if (date < min) return;
    setFocused(date);
    if (first === undefined) {
      setFirst(date);
      return onChoose({ startDate: date, endDate: date });
    }
    onChoose({ startDate: earliest(first, date), endDate: latest(first, date) });
    return onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const date = dateOf(event.target);
    if (!date || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const next = event.key === "Enter" || event.key === " " ? date : moveDay(date, event.key, weekStart);
    if (!next) return undefined;
    event.preventDefault();
    return next === date ? choose(date) : moveTo(next);
  };
  const onClick = ({ target }: MouseEvent) => {
    const date = dateOf(target);
    if (date) choose(date);
  };

  const shown = pointed ?? reachable;
  const about = pickerDayText(dayOf(shown));
  const span = first === undefined ? chosen : { startDate: earliest(first, shown), endDate: latest(first, shown) };
  return (
    <Box sx={{ p: 2, width: count === 1 ? "min(22rem, calc(100vw - 34px))" : "39rem" }}>
      <Box
        ref={box}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={({ target }) => setPointed(dateOf(target))}
        onPointerLeave={() => setPointed(undefined)}
        sx={pickerLook}
      >
        {months.map((shownMonth, index) => (
          <div key={shownMonth}>
            <div className="top">
              <Step isShown={index === 0} label="Previous month" onPress={() => onMonth(addMonths(month, -1))} />
              <Typography variant="subtitle2" component="h3" aria-live="polite">
                {monthName(shownMonth)}
              </Typography>
              <Step isShown={index === count - 1} label="Next month" onPress={() => onMonth(addMonths(month, 1))} />
            </div>
            <PickerMonth
              month={shownMonth}
              weekStart={weekStart}
              dayOf={dayOf}
              span={span}
              today={today}
              min={min}
              focused={reachable}
            />
          </div>
        ))}
      </Box>
      <Typography component="output" variant="body2" sx={{ display: "block", mt: 1.5, fontWeight: 600 }}>
        {first === undefined ? "Choose the first day" : `${dayAndMonth(first)}. Choose the last day`}
      </Typography>
      {/* The cells announce this themselves. */}
      <Typography aria-hidden variant="body2" noWrap sx={{ color: "text.secondary", minHeight: "1.5em" }}>
        {about && `${dayAndMonth(shown)}: ${about}`}
      </Typography>
      <PickerLegend />
    </Box>
  );
}

function dateOf(target: EventTarget): IsoDate | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset["date"] : undefined;
}

function Step({ isShown, label, onPress }: { isShown: boolean; label: string; onPress: () => void }) {
  const Icon = label === "Previous month" ? ChevronLeftRounded : ChevronRightRounded;
  if (!isShown) return <span className="step" />;
  return (
    <IconButton size="small" className="step" aria-label={label} onClick={onPress}>
      <Icon />
    </IconButton>
  );
}
