import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useGetList, useGetOne } from "react-admin";
import { useDebounced } from "#console/shared/form/useDebounced.ts";

interface Named {
  id: string;
  name: string;
}

interface RecordPickerProps {
  resource: "offices" | "people" | "teams";
  label: string;
  value: string;
  onChange: (id: string) => void;
}

export function RecordPicker({ resource, label, value, onChange }: RecordPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed, 200);
  const { data: found = [], isFetching } = useGetList<Named>(
    resource,
    { filter: q ? { q } : {}, sort: { field: "name", order: "ASC" }, pagination: { page: 1, perPage: 25 } },
    { enabled: isOpen },
  );
  const { data: chosen } = useGetOne<Named>(resource, { id: value }, { enabled: value !== "" });
  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      filterOptions={(all) => all}
      loading={isFetching}
      value={value === "" ? null : (chosen ?? { id: value, name: "…" })}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, why) => setTyped(why === "input" ? text : "")}
      onChange={(_, one) => onChange(one?.id ?? "")}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder="All"
          sx={{ "& input::placeholder": { color: "text.primary", opacity: 1 } }}
          slotProps={{
            inputLabel: { ...params.InputLabelProps, shrink: true },
            input: params.InputProps,
            htmlInput: params.inputProps,
          }}
        />
      )}
    />
  );
}
