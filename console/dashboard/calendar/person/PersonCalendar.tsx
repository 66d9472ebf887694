import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import { type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { CalendarLegend } from "../page/CalendarLegend.tsx";
import { monthsOf, type Range, stepRange, timelineSpan } from "../timeline/timelineSpan.ts";
import { PersonMonth } from "./PersonMonth.tsx";
import { personMonthLook } from "./personMonthLook.ts";

interface PersonCalendarProps {
  page: PersonPageAnswer;
  date: IsoDate;
  onDate: (date: IsoDate) => void;
}

const CHOICES: readonly Range[] = ["year", "quarter"];
const LABELS: Record<Range, string> = { month: "Month", quarter: "Quarter", year: "Year" };

export function PersonCalendar({ page, date, onDate }: PersonCalendarProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [range, setRange] = useState<Range>(isPhone ? "quarter" : "year");
  const { from } = timelineSpan(range, date);
  const name =
    range === "year" ? String(yearOf(from)) : `Quarter ${Math.ceil(Number(from.slice(5, 7)) / 3)}, ${yearOf(from)}`;
  const isLoaded = page.calendar.from.slice(0, 4) === from.slice(0, 4);
  return (
    <Section
      title={`Calendar, ${name}`}
      actions={
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "end", gap: 0.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Range"
            value={range}
            onChange={(_, chosen: Range | null) => chosen !== null && setRange(chosen)}
            sx={{ "& .MuiToggleButton-root": { px: 1.5, py: 0.5, textTransform: "none" } }}
          >
            {CHOICES.map((choice) => (
              <ToggleButton key={choice} value={choice}>
                {LABELS[choice]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Box sx={{ whiteSpace: "nowrap" }}>
            <IconButton
              size="small"
              aria-label={`Previous ${range}`}
              onClick={() => onDate(stepRange(range, date, -1))}
            >
              <ChevronLeftRounded />
            </IconButton>
            <IconButton size="small" aria-label={`Next ${range}`} onClick={() => onDate(stepRange(range, date, 1))}>
              <ChevronRightRounded />
            </IconButton>
          </Box>
        </Box>
      }
    >
      <Box aria-busy={!isLoaded} sx={personMonthLook} style={isLoaded ? undefined : { opacity: 0.5 }}>
        {monthsOf(timelineSpan(range, isLoaded ? date : page.calendar.from)).map(({ month }) => (
          <PersonMonth key={month} month={month} today={page.today} page={page} />
        ))}
      </Box>
      <CalendarLegend view="person" />
    </Section>
  );
}
