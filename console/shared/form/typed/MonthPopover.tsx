import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import { CalendarPopover } from "../../calendar/picker/CalendarPopover.tsx";

interface MonthPopoverProps extends MonthsProps {
  anchor: HTMLElement | null;
  labelId: string;
  onClose: () => void;
}

export function MonthPopover({ anchor, labelId, onClose, ...months }: MonthPopoverProps) {
  return (
    <CalendarPopover anchor={anchor} label="Choose a month" describedBy={labelId} onClose={onClose}>
      <Months {...months} />
    </CalendarPopover>
  );
}

interface MonthsProps {
  chosen: string | undefined;
  today: IsoDate;
  onChoose: (month: string) => void;
}

function Months({ chosen, today, onChoose }: MonthsProps) {
  const thisMonth = today.slice(0, 7);
  const [first] = useState(chosen ?? thisMonth);
  const [year, setYear] = useState(yearOf(first));
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.focus();
  }, []);
  return (
    <Box sx={{ p: 2, width: "min(18rem, calc(100vw - 34px))" }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 1 }}>
        <IconButton size="small" aria-label="Previous year" onClick={() => setYear(Math.max(1000, year - 1))}>
          <ChevronLeftRounded fontSize="small" />
        </IconButton>
        <Typography variant="subtitle2" component="h3" aria-live="polite" sx={{ flex: 1, textAlign: "center" }}>
          {year}
        </Typography>
        <IconButton size="small" aria-label="Next year" onClick={() => setYear(Math.min(9999, year + 1))}>
          <ChevronRightRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 0.5 }}>
        {MONTHS.map((name, index) => {
          const month = `${year}-${String(index + 1).padStart(2, "0")}`;
          return (
            <Button
              key={name}
              ref={month === first ? current : undefined}
              size="small"
              color={month === chosen || month === thisMonth ? "primary" : "inherit"}
              variant={month === chosen ? "contained" : "text"}
              aria-label={`${name} ${year}`}
              aria-current={month === thisMonth ? "date" : undefined}
              aria-pressed={month === chosen}
              onClick={() => onChoose(month)}
              sx={{ minWidth: 0 }}
            >
              {name.slice(0, 3)}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
