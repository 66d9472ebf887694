import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { Controller } from "react-hook-form";
import type { FormPart } from "./organizationForm.ts";
import { zoneText } from "#core/offices/zones.ts";

const ZONES = Intl.supportedValuesOf("timeZone");

export function ZoneInput({ control, isFixed }: FormPart) {
  return (
    <Controller
      control={control}
      name="timezone"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const zone = typeof value === "string" ? value : "";
        return (
          <Autocomplete
            id="field-timezone"
            options={ZONES.includes(zone) ? ZONES : [zone, ...ZONES]}
            value={zone}
            disableClearable
            disabled={isFixed}
            getOptionLabel={zoneText}
            slotProps={{ paper: { sx: { border: 1, borderColor: "divider", borderRadius: 2.5, mt: 0.5 } } }}
            onChange={(_, chosen) => onChange(chosen)}
            onBlur={onBlur}
            noOptionsText="No matching time zones"
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="Time zone"
                error={error !== undefined}
                helperText={
                  error?.message ?? "The default for new offices. People follow the time zone of their office."
                }
              />
            )}
          />
        );
      }}
    />
  );
}
