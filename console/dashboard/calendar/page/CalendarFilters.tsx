import Box from "@mui/material/Box";
import type { RosterOffice } from "#core/api/calendar/RosterAnswer.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { AWAY } from "#core/leave/LeaveType.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import type { useCalendarFilter } from "./useCalendarFilter.ts";

const ALL = "all";

interface CalendarFiltersProps {
  filters: ReturnType<typeof useCalendarFilter>;
  offices: readonly RosterOffice[];
  teams: readonly TeamAnswer[];
}

export function CalendarFilters({ filters, offices, teams }: CalendarFiltersProps) {
  const { filter, setOfficeId, setTeamId, setType, setName } = filters;
  const { active, nameOf } = useLeaveTypes();
  const types = [...active.map(({ key, name }) => ({ id: key, name })), { id: AWAY, name: nameOf(AWAY) }];
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        flex: "1 1 20rem",
        "& > :first-of-type": { maxWidth: "none" },
      }}
    >
      <SearchField label="Search by name" value={filter.name} onChange={setName} />
      {offices.length > 1 && (
        <Choice
          label="Office"
          everything="All offices"
          value={filter.officeId}
          choices={offices}
          onChange={setOfficeId}
        />
      )}
      {teams.length > 0 && (
        <Choice label="Team" everything="Everyone" value={filter.teamId} choices={teams} onChange={setTeamId} />
      )}
      <Choice label="Type" everything="All types" value={filter.type} choices={types} onChange={setType} />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  everything: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, everything, value, choices, onChange }: ChoiceProps) {
  return (
    <FilterSelect
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ALL}
      options={[{ value: ALL, label: everything }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(chosen) => onChange(chosen === ALL ? "" : chosen)}
    />
  );
}
