import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CoverageDay, CoverageWeek } from "#core/api/admin/reportAnswers.ts";
import { weekdayOf } from "#core/calendar/dates.ts";
import { formatWeekday } from "#core/calendar/dateTexts.ts";
import { shortDay } from "#console/shared/localDates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { ScrollSideways } from "#console/shared/parts/ScrollSideways.tsx";
import { coverageSummary, percentText, tintOf } from "./coverage.ts";

export function CoverageGrid({ weeks }: { weeks: readonly CoverageWeek[] }) {
  const weekdays = workedWeekdays(weeks);
  return (
    <Section title="Day by day">
      <Typography sx={{ color: "text.secondary", mt: -1, mb: 2 }}>{coverageSummary(weeks)}</Typography>
      <ScrollSideways label="Coverage day by day">
        <Box component="table" aria-label="Coverage day by day" sx={GRID}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {weekdays.map(({ weekday, name }) => (
                <th key={weekday} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, days }) => (
              <tr key={week}>
                <th scope="row">{shortDay(week)}</th>
                {weekdays.map(({ weekday }) => (
                  <DayCell key={weekday} day={days.find(({ date }) => weekdayOf(date) === weekday)} />
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollSideways>
    </Section>
  );
}

function DayCell({ day }: { day: CoverageDay | undefined }) {
  if (!day || day.working === 0) {
    return (
      <Box component="td" sx={{ color: "text.secondary", bgcolor: "quiet.main" }}>
        <small>Day off</small>
      </Box>
    );
  }
  const { away, working, coverage } = day;
  return (
    <Box
      component="td"
      sx={(theme) => {
        const { secondary, background } = (theme.vars ?? theme).palette;
        return {
          backgroundColor: `color-mix(in srgb, ${secondary.main} ${tintOf(coverage)}%, ${background.paper})`,
          color: "text.primary",
          printColorAdjust: "exact",
        };
      }}
    >
      <strong>{percentText(coverage)}</strong>
      {away > 0 && (
        <small>
          {away}
          <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>{` of ${working}`}</Box> off
        </small>
      )}
    </Box>
  );
}

function workedWeekdays(weeks: readonly CoverageWeek[]) {
  const names = new Map<number, string>();
  for (const { date, working } of weeks.flatMap(({ days }) => days)) {
    if (working > 0) names.set(weekdayOf(date), formatWeekday(date));
  }
  return [...names].map(([weekday, name]) => ({ weekday, name })).toSorted((one, other) => one.weekday - other.weekday);
}

const GRID = {
  width: 1,
  borderCollapse: "separate",
  borderSpacing: "3px",
  tableLayout: "fixed",
  "& th": { color: "text.secondary", fontSize: "0.8125rem", fontWeight: 600, px: 0.5, py: 0.5 },
  "& th[scope=row], & th:first-of-type": { textAlign: "left", width: { xs: 58, sm: 84 }, px: 0 },
  "& td": {
    height: { xs: 46, sm: 48 },
    p: 0.25,
    borderRadius: 1.5,
    border: 1,
    borderColor: "divider",
    textAlign: "center",
    lineHeight: 1.25,
  },
  "& strong": { display: "block", fontSize: "0.875rem", fontWeight: 600 },
  "& small": { display: "block", fontSize: "0.75rem" },
} as const;
