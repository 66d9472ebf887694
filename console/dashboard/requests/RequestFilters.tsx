import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { ALL, type useRequestFilter } from "./requestFilter.ts";
import { capitalized } from "#core/capitalized.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

const STATUS_OPTIONS = [
  { value: ALL, label: "All statuses" },
  ...REQUEST_STATUSES.map((value) => ({ value, label: capitalized(value) })),
];

export function RequestFilters({ filters }: { filters: ReturnType<typeof useRequestFilter> }) {
  const { all } = useLeaveTypes();
  const types = [{ value: ALL, label: "All types" }, ...all.map(({ key, name }) => ({ value: key, label: name }))];
  const { filter, setWords, setStatus, setType, setRequest } = filters;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 2, mb: 2 }}>
      <SearchField label="Search requests" value={filter.words} onChange={setWords} />
      <FilterSelect label="Status" value={filter.status ?? ALL} options={STATUS_OPTIONS} onChange={setStatus} />
      <FilterSelect label="Type" value={filter.type ?? ALL} options={types} onChange={setType} />
      {filter.request && (
        <Button color="inherit" variant="outlined" onClick={() => setRequest("")}>
          Show All Requests
        </Button>
      )}
    </Box>
  );
}
