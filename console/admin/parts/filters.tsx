import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { DateInput } from "./inputs/DateInput.tsx";

/** Hides the browser's clear button, which would appear beside react-admin's. */
const WITHOUT_OWN_CROSS = { "& input::-webkit-search-cancel-button": { display: "none" } };

/** A filter by search words. */
export function SearchFilter({ label = "Search" }: { label?: string }) {
  return <TextInput source="q" label={label} type="search" resettable helperText={false} sx={WITHOUT_OWN_CROSS} />;
}

interface ChoiceFilterProps {
  source: string;
  label: string;
  /** The label of each value. */
  choices: Record<string, string>;
  /** The label when nothing is chosen. */
  any?: string;
}

/** A filter by one of several values, or any. */
export function ChoiceFilter({ source, label, choices, any = "Any" }: ChoiceFilterProps) {
  const options = Object.entries(choices).map(([id, name]) => ({ id, name }));
  return <SelectInput source={source} label={label} choices={options} emptyText={any} helperText={false} />;
}

/** A filter by leave type, which can also be any type. */
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

/** A filter by a first or last date. */
export function DateFilter({ source, label }: { source: string; label: string }) {
  return <DateInput source={source} label={label} isFilter />;
}

/** A filter by person, with a searchable list. */
export function PersonFilter({ source = "userId", label = "Person" }: { source?: string; label?: string }) {
  return (
    <ReferenceInput source={source} reference="people" sort={{ field: "name", order: "ASC" }}>
      <AutocompleteInput label={label} optionText="name" helperText={false} />
    </ReferenceInput>
  );
}

/** A filter by office, with a searchable list. */
export function OfficeFilter() {
  return (
    <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
      <AutocompleteInput label="Office" optionText="name" helperText={false} />
    </ReferenceInput>
  );
}
