import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useGetList } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";

export interface Excepted {
  id: string;
  name: string;
}

interface ExceptionPickerProps {
  value: readonly Excepted[];
  onChange: (people: readonly Excepted[]) => void;
  ways: string;
}

export function ExceptionPicker({ value, onChange, ways }: ExceptionPickerProps) {
  const [q, setQ] = useState("");
  const { data = [] } = useGetList<PersonAnswer>("people", {
    filter: { isActive: true, ...(q !== "" && { q }) },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "name", order: "ASC" },
  });
  const found = data.map(({ id, name }) => ({ id, name }));
  return (
    <Autocomplete
      multiple
      options={found}
      value={[...value]}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, people) => onChange(people)}
      onInputChange={(_, typed) => setQ(typed)}
      renderInput={(props) => (
        <TextField {...props} label="Exceptions" helperText={`These people can still sign in with ${ways}`} />
      )}
    />
  );
}
