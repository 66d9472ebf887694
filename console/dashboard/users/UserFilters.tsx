import Box from "@mui/material/Box";
import { ROLES } from "#core/people/access/roles.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { USER_STATES } from "./matchingUsers.ts";

const ALL = "all";
const ROLE_OPTIONS = [{ value: ALL, label: "All roles" }, ...ROLES.map((value) => ({ value, label: value }))];
const STATE_LABELS = { active: "Active", inactive: "Inactive", all: "Everyone" };
const STATE_OPTIONS = USER_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

export function useUserFilters() {
  const [words, setWords] = useAddressParam("q");
  const [role, setRole] = useAddressParam("role", ALL);
  const [state, setState] = useAddressParam("status", USER_STATES[0]);
  return {
    words,
    setWords,
    role: ROLES.find((known) => known === role),
    setRole,
    state: USER_STATES.find((known) => known === state) ?? USER_STATES[0],
    setState,
  };
}

interface UserFiltersProps {
  filters: ReturnType<typeof useUserFilters>;
  maySeeInactive: boolean;
}

export function UserFilters({ filters, maySeeInactive }: UserFiltersProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <SearchField label="Search users" value={filters.words} onChange={filters.setWords} />
      <Box
        sx={{
          display: "flex",
          gap: 1.5,
          minWidth: 0,
          flex: { xs: "1 1 100%", sm: maySeeInactive ? "0 1 19.5rem" : "0 1 9.375rem" },
        }}
      >
        <FilterSelect label="Role" value={filters.role ?? ALL} options={ROLE_OPTIONS} onChange={filters.setRole} />
        {maySeeInactive && (
          <FilterSelect label="Status" value={filters.state} options={STATE_OPTIONS} onChange={filters.setState} />
        )}
      </Box>
    </Box>
  );
}
