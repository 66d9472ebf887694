import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useGetList, useGetMany } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import type { FormApprover } from "#core/policies/form/approvalForm.ts";
import { useProblem } from "../../draft/draftContext.ts";
import { APPROVER_ROLES } from "../labels.ts";

interface ApproverPickerProps {
  value: readonly FormApprover[];
  onChange: (approvers: FormApprover[]) => void;
  path: string;
}

const ROLE_NAMES: Record<string, string> = APPROVER_ROLES;
const ROLES = Object.keys(APPROVER_ROLES);
const keyOf = (approver: FormApprover) => (typeof approver === "object" ? approver.person : approver);

export function ApproverPicker({ value, onChange, path }: ApproverPickerProps) {
  const [q, setQ] = useState("");
  const problem = useProblem(path);
  const { data: found = [] } = useGetList<PersonAnswer>("people", {
    filter: { isActive: true, ...(q !== "" && { q }) },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "name", order: "ASC" },
  });
  const ids = value.flatMap((one) => (typeof one === "object" ? [one.person] : []));
  const { data: known = [] } = useGetMany<PersonAnswer>("people", { ids }, { enabled: ids.length > 0 });
  const names = new Map([...found, ...known].map(({ id, name }) => [id, name]));
  const people = found.filter(({ role }) => role !== "Employee").map(({ id }): FormApprover => ({ person: id }));
  return (
    <Autocomplete<FormApprover, true>
      multiple
      options={[...ROLES, ...people]}
      value={[...value]}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, text, reason) => reason === "input" && setQ(text)}
      getOptionKey={keyOf}
      getOptionLabel={(one) => names.get(keyOf(one)) ?? ROLE_NAMES[keyOf(one)] ?? "Unknown person"}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      renderInput={(params) => (
        <TextField {...params} label="People and roles" error={problem !== undefined} helperText={problem} />
      )}
    />
  );
}
