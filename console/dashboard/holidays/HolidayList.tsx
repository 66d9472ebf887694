import AddRounded from "@mui/icons-material/AddRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import PublicRounded from "@mui/icons-material/PublicRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { yearOf } from "#core/calendar/dates.ts";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { UNITED_STATES } from "#core/offices/countries.ts";
import { countryText } from "#core/offices/countryText.ts";
import { holidayTypeText } from "#core/offices/holidayTypeText.ts";
import { partText } from "#core/offices/partText.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { useTodayIn } from "#console/shared/calendar/ownCalendar.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { columns } from "#console/shared/parts/columns.ts";
import { AddCountryHolidays } from "./AddCountryHolidays.tsx";
import { DeleteHolidayDialog } from "./DeleteHolidayDialog.tsx";
import { FederalHolidays } from "./FederalHolidays.tsx";
import { officeHolidays } from "./holidayCalls.ts";

const HolidayDialog = lazyDialog(() => import("./HolidayDialog.tsx").then((file) => file.HolidayDialog));

const CARDS = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gap: 1,
  gridTemplateColumns: columns("15rem"),
};

const CARD = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 1,
  p: 1.5,
  pr: 0.75,
  borderRadius: 2.5,
};

interface HolidayListProps {
  officeId: string;
  country: string;
  timezone: Zone;
}

export function HolidayList({ officeId, country, timezone }: HolidayListProps) {
  const holidays = useQuery(officeHolidays(officeId));
  const thisYear = yearOf(useTodayIn(timezone));
  const isAmerican = country === UNITED_STATES;
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<HolidayAnswer>();
  return (
    <FocusPlace record={asked ?? holidays.data} gap={2}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddRounded />}
          onPointerEnter={HolidayDialog.prepare}
          onFocus={HolidayDialog.prepare}
          onClick={() => setAdding(true)}
        >
          Add Holiday
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PublicRounded />}
          href={`/admin/holidays/country?${new URLSearchParams({ officeId }).toString()}`}
        >
          Country Holidays
        </Button>
        {isAmerican && holidays.data && holidays.data.length > 0 && (
          <FederalHolidays officeId={officeId} holidays={holidays.data} />
        )}
      </Box>
      <Loaded
        query={holidays}
        failed="Failed to load holidays"
        skeleton={<CardsSkeleton cards={6} height={64} />}
        empty={
          <Nothing
            action={
              isAmerican ? (
                <FederalHolidays officeId={officeId} holidays={[]} />
              ) : (
                <AddCountryHolidays office={{ id: officeId, country }} />
              )
            }
          >
            No holidays configured yet. Add{" "}
            {isAmerican ? "US federal holidays" : `holidays for ${countryText(country)}`} or create custom ones.
          </Nothing>
        }
      >
        {(all) =>
          byYear(all, thisYear).map(([year, ofYear]) => (
            <Box key={year} component="section" aria-label={`Holidays in ${year}`}>
              <Typography variant="subtitle2" component="h4" sx={{ color: "text.secondary", mb: 1 }}>
                {year}
              </Typography>
              <Box component="ul" sx={CARDS}>
                {ofYear.map((holiday) => (
                  <HolidayCard
                    key={holiday.id}
                    holiday={holiday}
                    country={country}
                    onDelete={() => setAsked(holiday)}
                  />
                ))}
              </Box>
            </Box>
          ))
        }
      </Loaded>
      <Suspense>
        {isAdding && <HolidayDialog officeId={officeId} country={country} onClose={() => setAdding(false)} />}
      </Suspense>
      {asked && (
        <DeleteHolidayDialog office={{ id: officeId, timezone }} holiday={asked} onClose={() => setAsked(undefined)} />
      )}
    </FocusPlace>
  );
}

function byYear(holidays: readonly HolidayAnswer[], thisYear: number): [number, HolidayAnswer[]][] {
  const years = new Map<number, HolidayAnswer[]>();
  for (const holiday of holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const year = yearOf(holiday.date);
    years.set(year, [...(years.get(year) ?? []), holiday]);
  }
  const all = [...years];
  const isOver = ([year]: [number, unknown]) => year < thisYear;
  return [...all.filter((one) => !isOver(one)), ...all.filter(isOver).toReversed()];
}

interface HolidayCardProps {
  holiday: HolidayAnswer;
  country: string;
  onDelete: () => void;
}

function HolidayCard({ holiday: { name, date, type, part, minutes }, country, onDelete }: HolidayCardProps) {
  return (
    <Card component="li" sx={CARD}>
      <Box sx={{ flex: "1 1 6.5rem", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {formatLongDate(date)}
          {part !== "full" && `, ${partText({ part, minutes }).toLowerCase()}`}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={holidayTypeText(type, country)} />
      <IconButton size="small" aria-label={`Delete ${name} on ${formatLongDate(date)}`} onClick={onDelete}>
        <DeleteOutlineRounded fontSize="small" />
      </IconButton>
    </Card>
  );
}
