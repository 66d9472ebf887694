import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfferedHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import type { CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { countText } from "#core/countText.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useAddCountryHolidays } from "./countryHolidayCalls.ts";
import { HolidayChecklist } from "./HolidayChecklist.tsx";

interface HolidayChoiceProps {
  officeId: string;
  wanted: CountryHolidaysQuery;
  days: readonly OfferedHolidayAnswer[];
}

export function HolidayChoice({ officeId, wanted, days }: HolidayChoiceProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const add = useAddCountryHolidays(officeId);
  const show = useOutcome();
  const open = days.filter(({ isThere }) => !isThere);
  const chosen = open.filter(({ date, type, isWholeDay }) =>
    picked ? picked.has(date) : type === "public" && isWholeDay,
  );
  const submit = async () => {
    const dates = chosen.map(({ date }) => date);
    const outcome = {
      done: ({ message }: { message: string }) => ({ title: message }),
      failed: "Failed to add holidays.",
    };
    if (await show(add.mutateAsync({ ...wanted, dates }), outcome)) setPicked(new Set());
  };
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <HolidayChecklist days={days} chosen={new Set(chosen.map(({ date }) => date))} onChoose={setPicked} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <BusyButton
          variant="contained"
          disabled={chosen.length === 0}
          loading={add.isPending}
          onClick={() => void submit()}
        >
          {chosen.length === 0 ? "Add holidays" : `Add ${countText(chosen.length, "holiday")}`}
        </BusyButton>
        {chosen.length === 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {open.length === 0 ? "All of these holidays have already been added." : "Select holidays to add."}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
