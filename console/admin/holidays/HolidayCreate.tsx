import { AutocompleteInput, DateInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { CreatePage } from "../parts/CreatePage.tsx";
import { partText } from "#core/offices/partText.ts";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";

const PARTS = HOLIDAY_PARTS.map((id) => ({ id, name: partText(id) }));

export function HolidayCreate() {
  return (
    <CreatePage
      back={{ to: "/holidays", label: "Holidays" }}
      title="Add holiday"
      lead="Future requests that include this day will be recalculated."
      submit="Add holiday"
      made="Holiday added"
    >
      <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteInput label="Office" optionText="name" />
      </ReferenceInput>
      <TextInput source="name" label="Name" />
      <DateInput source="date" label="Date" />
      <SelectInput source="part" label="Part of the day" choices={PARTS} defaultValue="full" />
    </CreatePage>
  );
}
