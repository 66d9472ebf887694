import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { todayIn, yearOf } from "#core/calendar/dates.ts";
import { countryCodeOf, type HolidayPlace } from "#core/offices/HolidayPlace.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import type { Office } from "../../offices/Office.ts";
import { holidayCountries } from "./countryHolidayCalls.ts";
import { OfferedHolidays } from "./OfferedHolidays.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { YearField } from "./YearField.tsx";

/** Whose holidays, of which year, and those days to choose from. */
export function CountryForm({ office }: { office: Office }) {
  const countries = useQuery(holidayCountries());
  return (
    <Section title="Holidays of a country">
      <Loaded query={countries} failed="Failed to load the countries" skeleton={<ListSkeleton rows={6} />}>
        {(all) => <Chosen office={office} countries={all} />}
      </Loaded>
    </Section>
  );
}

interface Place {
  country: string | undefined;
  region?: string | undefined;
  subregion?: string | undefined;
}

function Chosen({ office, countries }: { office: Office; countries: HolidayPlace[] }) {
  const [place, setPlace] = useState<Place>({ country: countryCodeOf(office.country, countries) });
  const [year, setYear] = useState(() => String(yearOf(todayIn(office.timezone, Date.now()))));
  const regions = regionsOf(countries, place.country);
  const subregions = regionsOf(regions, place.region);
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          mt: 0.5,
          mb: 2.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))",
        }}
      >
        <PlacePicker
          label="Country"
          places={countries}
          value={place.country}
          onChange={(country) => setPlace({ country })}
        />
        <YearField value={year} onChange={setYear} first={1900} last={2199} />
        {regions.length > 0 && (
          <PlacePicker
            key={place.country}
            label="Region"
            none="Whole country"
            places={regions}
            value={place.region}
            onChange={(region) => setPlace({ country: place.country, region })}
          />
        )}
        {subregions.length > 0 && (
          <PlacePicker
            key={place.region}
            label="Part of the region"
            none="Whole region"
            places={subregions}
            value={place.subregion}
            onChange={(subregion) => setPlace({ ...place, subregion })}
          />
        )}
      </Box>
      <OfferedHolidays officeId={office.id} wanted={{ ...place, year }} />
    </>
  );
}

function regionsOf(places: readonly HolidayPlace[], code: string | undefined): readonly HolidayPlace[] {
  return places.find((place) => place.code === code)?.regions ?? [];
}
