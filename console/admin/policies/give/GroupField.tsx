import { peopleText } from "#core/countText.ts";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { groupsQuery } from "./assignmentCalls.ts";

interface GroupFieldProps {
  value: string;
  onChange: (group: string) => void;
}

export function GroupField({ value, onChange }: GroupFieldProps) {
  const id = useId();
  const { data: groups = [], isFetching } = useQuery(groupsQuery);
  const peopleIn = new Map(groups.map(({ group, people }) => [group, people]));
  return (
    <Autocomplete
      id={id}
      freeSolo
      autoHighlight={false}
      forcePopupIcon
      options={groups.map(({ group }) => group)}
      loading={isFetching}
      inputValue={value}
      onInputChange={(_, typed) => onChange(typed)}
      renderOption={({ key, ...option }, group) => (
        <Box component="li" key={key} {...option} sx={{ flexWrap: "wrap", columnGap: 2 }}>
          <Box component="span" sx={{ flexGrow: 1, overflowWrap: "anywhere" }}>
            {group}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
            {peopleText(peopleIn.get(group) ?? 0)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Group"
          helperText="Choose a group, or enter the name of a new one, such as “grade: senior”"
        />
      )}
    />
  );
}
