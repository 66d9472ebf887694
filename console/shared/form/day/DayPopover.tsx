import KeyboardDoubleArrowLeftRounded from "@mui/icons-material/KeyboardDoubleArrowLeftRounded";
import KeyboardDoubleArrowRightRounded from "@mui/icons-material/KeyboardDoubleArrowRightRounded";
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { addMonths, earliest, type IsoDate, latest, monthEnd, monthStart } from "#core/calendar/dates.ts";
import { moveDay } from "../../calendar/moveDay.ts";
import { useOwnCalendar } from "../../calendar/ownCalendar.ts";
import { CalendarPopover } from "../../calendar/picker/CalendarPopover.tsx";
import { pickerLook } from "../../calendar/picker/pickerLook.ts";
import { PickerMonth } from "../../calendar/picker/PickerMonth.tsx";
import { monthName } from "../../localDates.ts";

interface DayPopoverProps extends DayCalendarProps {
  anchor: HTMLElement | null;
  labelId: string;
  onClose: () => void;
}

export function DayPopover({ anchor, labelId, onClose, ...calendar }: DayPopoverProps) {
  return (
    <CalendarPopover anchor={anchor} label="Choose a day" describedBy={labelId} onClose={onClose}>
      <DayCalendar {...calendar} />
    </CalendarPopover>
  );
}

interface DayCalendarProps {
  chosen: IsoDate | undefined;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  onChoose: (date: IsoDate) => void;
}

function DayCalendar({ chosen, min = FIRST, max = LAST, onChoose }: DayCalendarProps) {
  const { today, weekStart } = useOwnCalendar();
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(chosen ?? latest(min, earliest(today, max)));
  const [month, setMonth] = useState(monthStart(focused));
  const follows = useRef(true);
  const reachable = monthStart(focused) === month ? focused : month;

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${reachable}"]`)?.focus();
  }, [reachable]);
  const choose = (date: IsoDate) => {
    if (min <= date && date <= max) onChoose(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const date = dateOf(event.target);
    if (!date || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isChoice = event.key === "Enter" || event.key === " ";
    const next = isChoice ? date : event.shiftKey ? moveYear(date, event.key) : moveDay(date, event.key, weekStart);
    if (!next || next < FIRST || next > LAST) return undefined;
    event.preventDefault();
    if (isChoice) return choose(date);
    follows.current = true;
    setFocused(next);
    return setMonth(monthStart(next));
  };
  const onClick = ({ target }: MouseEvent) => {
    const date = dateOf(target);
    if (date) choose(date);
  };
  const step = (months: number) => {
    const next = addMonths(month, months);
    if (FIRST <= next && monthEnd(next) <= LAST) setMonth(next);
  };
  return (
    <Box sx={{ p: 2, width: "min(20rem, calc(100vw - 34px))" }}>
      <Box ref={box} onKeyDown={onKeyDown} onClick={onClick} sx={pickerLook}>
        <div>
          <div className="top">
            <Step label="Previous year" onPress={() => step(-12)} icon={<KeyboardDoubleArrowLeftRounded />} />
            <Step label="Previous month" onPress={() => step(-1)} icon={<ChevronLeftRounded />} />
            <Typography variant="subtitle2" component="h3" aria-live="polite" sx={{ flex: 1, textAlign: "center" }}>
              {monthName(month)}
            </Typography>
            <Step label="Next month" onPress={() => step(1)} icon={<ChevronRightRounded />} />
            <Step label="Next year" onPress={() => step(12)} icon={<KeyboardDoubleArrowRightRounded />} />
          </div>
          <PickerMonth
            month={month}
            weekStart={weekStart}
            span={chosen === undefined ? undefined : { startDate: chosen, endDate: chosen }}
            today={today}
            min={min}
            max={max}
            focused={reachable}
          />
        </div>
      </Box>
      <Button size="small" disabled={today < min || today > max} onClick={() => choose(today)}>
        Today
      </Button>
    </Box>
  );
}

const FIRST = "1000-01-01";
const LAST = "9999-12-31";

function moveYear(date: IsoDate, key: string): IsoDate | undefined {
  return key === "PageUp" ? addMonths(date, -12) : key === "PageDown" ? addMonths(date, 12) : undefined;
}

function dateOf(target: EventTarget): IsoDate | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset["date"] : undefined;
}

function Step({ label, onPress, icon }: { label: string; onPress: () => void; icon: ReactNode }) {
  return (
    <IconButton size="small" className="step" aria-label={label} onClick={onPress}>
      {icon}
    </IconButton>
  );
}
