import { AutocompleteInput, NumberInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import { useWatch } from "react-hook-form";
import { CreatePage } from "../parts/CreatePage.tsx";
import { HOLIDAY_HOURS_HINT, partLabel } from "#core/offices/partText.ts";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";

const PARTS = HOLIDAY_PARTS.map((id) => ({ id, name: partLabel(id) }));

export function HolidayCreate() {
  return (
    <CreatePage
      back={{ to: "/holidays", label: "Holidays" }}
      title="Add holiday"
      lead="If the holiday is in the future, requests that include it will be recalculated."
      submit="Add holiday"
      made="Holiday added"
    >
      <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteInput label="Office" optionText="name" />
      </ReferenceInput>
      <TextInput source="name" label="Name" />
      <DateInput source="date" label="Date" />
      <SelectInput source="part" label="Part of the day" choices={PARTS} defaultValue="full" />
      <HoursOff />
    </CreatePage>
  );
}

function HoursOff() {
  const part: unknown = useWatch({ name: "part" });
  if (part !== "hours") return null;
  return (
    <NumberInput
      source="minutes"
      label="Hours off"
      min={0.25}
      max={23.75}
      step={0.25}
      helperText={HOLIDAY_HOURS_HINT}
      format={(minutes: number | null | undefined) => (minutes == null ? "" : minutes / 60)}
      parse={(hours: string) => (hours === "" ? null : Math.round(Number(hours) * 60))}
    />
  );
}
