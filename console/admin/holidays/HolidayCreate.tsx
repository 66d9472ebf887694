import { AutocompleteInput, DateInput, ReferenceInput, TextInput } from "react-admin";
import { CreatePage } from "../parts/CreatePage.tsx";

export function HolidayCreate() {
  return (
    <CreatePage
      back={{ to: "/holidays", label: "Holidays" }}
      title="Add holiday"
      lead="Future requests that include this day will use fewer days."
      submit="Add holiday"
      made="Holiday added"
    >
      <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteInput label="Office" optionText="name" />
      </ReferenceInput>
      <TextInput source="name" label="Name" />
      <DateInput source="date" label="Date" />
    </CreatePage>
  );
}
