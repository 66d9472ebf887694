import { yearOf } from "#core/calendar/dates.ts";
import { countryText } from "#core/offices/countryText.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useToday } from "../session/meContext.ts";
import { useAddCountryHolidays } from "./holidayCalls.ts";

interface AddCountryHolidaysProps {
  office: { id: string; country: string };
  onDone?: () => void;
}

export function AddCountryHolidays({ office: { id, country }, onDone }: AddCountryHolidaysProps) {
  const thisYear = yearOf(useToday());
  const add = useAddCountryHolidays(id);
  const show = useOutcome();
  const submit = async () => {
    const wasDone = await show(add.mutateAsync([thisYear, thisYear + 1]), {
      done: ({ message }) => ({ title: "Holidays Added", description: message }),
      failed: "Failed to add holidays.",
    });
    if (wasDone) onDone?.();
  };
  return (
    <BusyButton variant="contained" loading={add.isPending} onClick={() => void submit()}>
      Add {thisYear} and {thisYear + 1} Holidays for {countryText(country)}
    </BusyButton>
  );
}
