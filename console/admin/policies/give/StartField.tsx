import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import ListSubheader from "@mui/material/ListSubheader";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { StartingPoint } from "./startingPoints.ts";

interface StartFieldProps {
  isLoading: boolean;
  value: StartingPoint | undefined;
  found: (words: string) => StartingPoint[];
  onChange: (chosen: StartingPoint | null) => void;
}

export function StartField({ isLoading, value, found, onChange }: StartFieldProps) {
  const id = useId();
  return (
    <Autocomplete
      id={id}
      disabled={isLoading}
      options={found("")}
      value={value ?? null}
      onChange={(_, chosen) => onChange(chosen)}
      filterOptions={(_, { inputValue, getOptionLabel }) =>
        found(value && inputValue === getOptionLabel(value) ? "" : inputValue)
      }
      groupBy={({ heading }) => heading}
      // By default, MUI nests lists in the list box, and screen readers find no options in nested lists.
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden="true" sx={{ bgcolor: "background.paper" }}>
            {group}
          </ListSubheader>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box can't contain fieldsets */}
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ heading, name, detail }) => (heading === "Policies" ? `${name}: ${detail}` : name)}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText="No matching policies or templates"
      renderOption={({ key, ...option }, { name, detail }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0, width: "100%", overflowWrap: "anywhere" }}>
            {name}
            <Typography
              variant="body2"
              sx={{
                color: "text.secondary",
                display: "-webkit-box",
                WebkitLineClamp: 2,
                WebkitBoxOrient: "vertical",
                overflow: "hidden",
              }}
            >
              {detail}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Start from" />}
    />
  );
}
