import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useGetList } from "react-admin";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { countryText } from "#core/offices/countryText.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CONTENT } from "#console/shared/parts/SkipLink.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useAddOwnCountryHolidays } from "./country/countryHolidayCalls.ts";

export function NoHolidays({ office }: { office: OfficeAnswer }) {
  const { id, country, timezone } = office;
  const { total } = useGetList<OfficeHolidayAnswer>("holidays", {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "date", order: "ASC" },
    filter: { officeId: id },
  });
  const before = useRef(total);
  useEffect(() => {
    const hadNone = before.current === 0;
    before.current = total;
    if (hadNone && total !== 0 && document.activeElement === document.body)
      document.getElementById(CONTENT)?.focus({ preventScroll: true });
  }, [total]);
  const [thisYear] = useState(() => yearOf(todayIn(timezone, Date.now())));
  const add = useAddOwnCountryHolidays(id);
  const show = useOutcome();
  if (total !== 0) return null;
  const submit = () =>
    show(add.mutateAsync({ years: [thisYear, thisYear + 1] }), {
      done: ({ message }) => ({ title: message }),
      failed: "Failed to add holidays.",
    });
  return (
    <Section title="No holidays yet">
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        Until you add holidays, public holidays count as regular days in this office. Add the nationwide holidays for{" "}
        {countryText(country)} now, and regional ones at any time.
      </Typography>
      <Box>
        <BusyButton variant="contained" loading={add.isPending} onClick={() => void submit()}>
          Add {thisYear} and {thisYear + 1} holidays for {countryText(country)}
        </BusyButton>
      </Box>
    </Section>
  );
}
