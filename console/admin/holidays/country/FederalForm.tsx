import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useAddFederalHolidays } from "./countryHolidayCalls.ts";
import { isYearWithin, YearField } from "./YearField.tsx";

const YEARS = { first: 2000, last: 2100 };

export function FederalForm({ office, usualYear }: { office: OfficeAnswer; usualYear: number }) {
  const [year, setYear] = useState(String(usualYear));
  const add = useAddFederalHolidays(office.id);
  const show = useOutcome();
  const submit = () =>
    show(add.mutateAsync({ year: Number(year) }), {
      done: ({ message }) => ({ title: message }),
      failed: "Failed to add federal holidays.",
    });
  return (
    <Section title="US federal holidays">
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        Each is added on the weekday when it's observed. For state holidays, choose a region instead.
      </Typography>
      <Box sx={{ display: "grid", gap: 2 }}>
        <YearField value={year} onChange={setYear} {...YEARS} />
        <BusyButton
          variant="outlined"
          disabled={!isYearWithin(year, YEARS.first, YEARS.last)}
          loading={add.isPending}
          onClick={() => void submit()}
        >
          Add the 11 US federal holidays
        </BusyButton>
      </Box>
    </Section>
  );
}
