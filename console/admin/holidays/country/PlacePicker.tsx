import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useId } from "react";

interface PlacePickerProps {
  label: string;
  places: readonly { code: string; name: string }[];
  value: string | undefined;
  none?: string;
  onChange: (code: string | undefined) => void;
}

export function PlacePicker({ label, places, value, none, onChange }: PlacePickerProps) {
  const id = useId();
  return (
    <Autocomplete
      id={id}
      size="small"
      options={places}
      value={places.find(({ code }) => code === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, place) => onChange(place?.code)}
      disableClearable={none === undefined && value !== undefined}
      autoHighlight
      renderInput={(input) => <TextField {...input} label={label} {...(none && { placeholder: none })} />}
    />
  );
}
