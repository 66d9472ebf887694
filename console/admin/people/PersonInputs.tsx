import { AutocompleteInput, NumberInput, ReferenceInput, SelectInput, TextInput, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { fixedFields } from "#core/people/access/roleChange.ts";
import { isAtLeast, type Role, ROLES } from "#core/people/access/roles.ts";
import { emailChangeText } from "#console/shared/emailChangeText.ts";
import { demotionText } from "#console/shared/people/demotionText.ts";
import { nextOverrideText } from "#console/shared/policies/nextOverrideText.ts";
import { useLockedFields } from "#console/shared/provisioning/lockedFields.ts";
import { dateOrNull } from "./dateOrNull.ts";
import { FactInputs } from "./facts/FactInputs.tsx";
import { PersonSettlement } from "./PersonSettlement.tsx";
import { PatternInput } from "../working/PatternInput.tsx";
import { useMe } from "../session/consoleSession.ts";

const NONE = { emptyText: "None" };
const ALLOWANCE_HINT =
  "Days per year; replaces the policy's allowance or, if the policy has several grants, the amount of the first one";

export function PersonInputs({ onGroupsShown }: { onGroupsShown: (groups: readonly string[]) => void }) {
  const me = useMe();
  const person = useRecordContext<PersonAnswer>();
  const roles = ROLES.filter((role) => isAtLeast(me.role, role) || role === person?.role);
  const fixed = person ? fixedFields(me, person) : {};
  const locked = useLockedFields("users", person?.id);
  const next = person?.nextPtoBalanceOverride;
  const newRole = useWatch<{ role?: Role }, "role">({ name: "role" });
  return (
    <>
      <TextInput source="name" label="Name" disabled={"name" in locked} helperText={locked.name} />
      <TextInput
        source="email"
        label="Email"
        type="email"
        disabled={"email" in fixed}
        helperText={fixed.email ?? emailChangeText()}
      />
      <SelectInput
        source="role"
        label="Role"
        choices={roles.map((id) => ({ id, name: id }))}
        disabled={"role" in fixed}
        helperText={fixed.role ?? (person && demotionText(person.role, newRole ?? person.role))}
      />
      <ReferenceInput
        source="managerId"
        reference="people"
        filter={{ isActive: true }}
        sort={{ field: "name", order: "ASC" }}
      >
        <AutocompleteInput
          label="Manager"
          optionText="name"
          disabled={"managerId" in locked}
          helperText={locked.managerId}
          {...NONE}
        />
      </ReferenceInput>
      <ReferenceInput source="officeId" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteInput label="Office" optionText="name" {...NONE} />
      </ReferenceInput>
      <DateInput source="startDate" label="Start date" parse={dateOrNull} />
      <DateInput source="endDate" label="End date" parse={dateOrNull} />
      <PersonSettlement />
      <NumberInput
        source="ptoBalanceOverride"
        label="Vacation allowance"
        min={0}
        step={0.5}
        helperText={next ? `${ALLOWANCE_HINT}. ${nextOverrideText(next)}` : ALLOWANCE_HINT}
      />
      <PatternInput unset={{ label: "Same as the office's" }} />
      <FactInputs onGroupsShown={onGroupsShown} />
    </>
  );
}
