import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { DateInput } from "./inputs/DateInput.tsx";

const WITHOUT_OWN_CROSS = { "& input::-webkit-search-cancel-button": { display: "none" } };

export function SearchFilter({ label = "Search" }: { label?: string }) {
  return <TextInput source="q" label={label} type="search" resettable helperText={false} sx={WITHOUT_OWN_CROSS} />;
}

interface ChoiceFilterProps {
  source: string;
  label: string;
  choices: Record<string, string>;
  any?: string;
}

export function ChoiceFilter({ source, label, choices, any = "Any" }: ChoiceFilterProps) {
  const options = Object.entries(choices).map(([id, name]) => ({ id, name }));
  return <SelectInput source={source} label={label} choices={options} emptyText={any} helperText={false} />;
}

export function TypeFilter() {
  const { all } = useLeaveTypes();
  return (
    <ChoiceFilter
      source="type"
      label="Leave type"
      choices={Object.fromEntries(all.map(({ key, name }) => [key, name]))}
    />
  );
}

export function DateFilter({ source, label }: { source: string; label: string }) {
  return <DateInput source={source} label={label} isFilter />;
}

export function PersonFilter({ source = "userId", label = "Person" }: { source?: string; label?: string }) {
  return (
    <ReferenceInput source={source} reference="people" sort={{ field: "name", order: "ASC" }}>
      <AutocompleteInput label={label} optionText="name" helperText={false} />
    </ReferenceInput>
  );
}

export function OfficeFilter() {
  return (
    <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
      <AutocompleteInput label="Office" optionText="name" helperText={false} />
    </ReferenceInput>
  );
}
