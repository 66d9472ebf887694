import Box from "@mui/material/Box";
import { useState } from "react";
import { useGetList } from "react-admin";
import { useSearchParams } from "react-router";
import type { OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { UNITED_STATES } from "#core/offices/countries.ts";
import { yearWithoutHolidays } from "#core/offices/yearWithoutHolidays.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { ROOMY } from "#console/shared/parts/columns.ts";
import { asApiError } from "../../api/asApiError.ts";
import { BackLink } from "../../parts/RecordPage.tsx";
import { CountryForm } from "./CountryForm.tsx";
import { FederalForm } from "./FederalForm.tsx";
import { PlacePicker } from "./PlacePicker.tsx";

export function CountryHolidays() {
  const { data, error, isFetching, refetch } = useGetList<OfficeAnswer>("offices", {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "name", order: "ASC" },
  });
  return (
    <>
      <BackLink to="/holidays" label="Holidays" />
      <Page title="Add country holidays" lead="Choose an office and the holidays it observes.">
        <Loaded
          query={{ data, error: asApiError(error), isFetching, refetch }}
          failed="Failed to load offices"
          skeleton={<ListSkeleton rows={6} />}
        >
          {(offices) => <Forms offices={offices} />}
        </Loaded>
      </Page>
    </>
  );
}

function Forms({ offices }: { offices: OfficeAnswer[] }) {
  const [params, setParams] = useSearchParams();
  const office = offices.find(({ id }) => id === params.get("officeId")) ?? offices.find(({ isDefault }) => isDefault);
  if (!office) return null;
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ maxWidth: 420 }}>
        <PlacePicker
          label="Office"
          places={offices.map(({ id, name }) => ({ code: id, name }))}
          value={office.id}
          onChange={(officeId) => setParams(officeId ? { officeId } : {}, { replace: true })}
        />
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: "minmax(0, 1fr)",
          [ROOMY]: { gridTemplateColumns: { lg: "minmax(0, 1fr) 18.75rem" } },
        }}
      >
        <YearForms key={office.id} office={office} />
      </Box>
    </Box>
  );
}

function YearForms({ office }: { office: OfficeAnswer }) {
  const { data, error, isFetching, refetch } = useGetList<OfficeHolidayAnswer>("holidays", {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "date", order: "DESC" },
    filter: { officeId: office.id },
  });
  const [thisYear] = useState(() => yearOf(todayIn(office.timezone, Date.now())));
  return (
    <Loaded
      query={{ data, error: asApiError(error), isFetching, refetch }}
      failed="Failed to load holidays"
      skeleton={<ListSkeleton rows={6} />}
    >
      {(holidays) => {
        const usualYear = yearWithoutHolidays(holidays, thisYear);
        return (
          <>
            <CountryForm office={office} usualYear={usualYear} />
            {office.country === UNITED_STATES && <FederalForm office={office} usualYear={usualYear} />}
          </>
        );
      }}
    </Loaded>
  );
}
