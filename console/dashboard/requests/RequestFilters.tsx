import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { typeLabel } from "#console/shared/formats.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { ALL, type useRequestFilter } from "./requestFilter.ts";
import { capitalized } from "#core/capitalized.ts";

const STATUS_OPTIONS = [
  { value: ALL, label: "All statuses" },
  ...REQUEST_STATUSES.map((value) => ({ value, label: capitalized(value) })),
];
const TYPE_OPTIONS = [
  { value: ALL, label: "All types" },
  ...LEAVE_TYPES.map((value) => ({ value, label: typeLabel(value) })),
];

/** Search, status and type filters for the request history. */
export function RequestFilters({ filters }: { filters: ReturnType<typeof useRequestFilter> }) {
  const { filter, setWords, setStatus, setType, setRequest } = filters;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 2, mb: 2 }}>
      <SearchField label="Search requests" value={filter.words} onChange={setWords} />
      <FilterSelect label="Status" value={filter.status ?? ALL} options={STATUS_OPTIONS} onChange={setStatus} />
      <FilterSelect label="Type" value={filter.type ?? ALL} options={TYPE_OPTIONS} onChange={setType} />
      {filter.request && (
        <Button color="inherit" variant="outlined" onClick={() => setRequest("")}>
          Show all requests
        </Button>
      )}
    </Box>
  );
}
