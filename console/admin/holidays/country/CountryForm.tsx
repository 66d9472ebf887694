import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { countryCodeOf, type HolidayPlace } from "#core/offices/HolidayPlace.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { columns } from "#console/shared/parts/columns.ts";
import { holidayCountries } from "./countryHolidayCalls.ts";
import { OfferedHolidays } from "./OfferedHolidays.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { YearField } from "./YearField.tsx";

interface CountryFormProps {
  office: OfficeAnswer;
  usualYear: number;
}

export function CountryForm({ office, usualYear }: CountryFormProps) {
  const countries = useQuery(holidayCountries());
  return (
    <Section title="Country holidays">
      <Loaded query={countries} failed="Failed to load countries" skeleton={<ListSkeleton rows={6} />}>
        {(all) => <Chosen office={office} usualYear={usualYear} countries={all} />}
      </Loaded>
    </Section>
  );
}

function Chosen({ office, usualYear, countries }: CountryFormProps & { countries: HolidayPlace[] }) {
  const [country, setCountry] = useAddressParam("country", countryCodeOf(office.country, countries));
  const [region, setRegion] = useAddressParam("region");
  const [subregion, setSubregion] = useAddressParam("subregion");
  // Keeps the first value, because adding holidays can change `usualYear`.
  const [firstYear] = useState(String(usualYear));
  const [year, setYear] = useAddressParam("year", firstYear);
  const regions = regionsOf(countries, country);
  const subregions = regionsOf(regions, region);
  const choose = (chosen: { country: string; region?: string | undefined; subregion?: string | undefined }) => {
    setCountry(chosen.country);
    setRegion(chosen.region ?? "");
    setSubregion(chosen.subregion ?? "");
  };
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          mt: 0.5,
          mb: 2.5,
          gridTemplateColumns: columns("13rem"),
        }}
      >
        <PlacePicker
          label="Country"
          places={countries}
          value={country || undefined}
          onChange={(code) => choose({ country: code ?? "" })}
        />
        <YearField value={year} onChange={setYear} first={1900} last={2199} />
        {regions.length > 0 && (
          <PlacePicker
            key={country}
            label="Region"
            none="Whole country"
            places={regions}
            value={region || undefined}
            onChange={(code) => choose({ country, region: code })}
          />
        )}
        {subregions.length > 0 && (
          <PlacePicker
            key={region}
            label="Area"
            none="Whole region"
            places={subregions}
            value={subregion || undefined}
            onChange={(code) => choose({ country, region, subregion: code })}
          />
        )}
      </Box>
      <OfferedHolidays officeId={office.id} wanted={withoutBlanks({ country, region, subregion, year })} />
    </>
  );
}

function withoutBlanks(fields: Record<string, string>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

function regionsOf(places: readonly HolidayPlace[], code: string | undefined): readonly HolidayPlace[] {
  return places.find((place) => place.code === code)?.regions ?? [];
}
