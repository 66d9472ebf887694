import { useEffect } from "react";
import { NumberInput, SelectInput, TextInput, useRecordContext } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { countText } from "#core/countText.ts";
import { useLockedFields } from "#console/shared/provisioning/lockedFields.ts";
import { PeoplePicker } from "../parts/inputs/PeoplePicker.tsx";

const MODES = [
  { id: "warn", name: "Warn the person and the approver" },
  { id: "refuse", name: "Refuse the request" },
];

export type SeenLists = Partial<Pick<TeamAnswer, "leadIds" | "memberIds">>;

export function TeamInputs({ onShown }: { onShown?: (lists: SeenLists) => void }) {
  const team = useRecordContext<TeamAnswer>();
  const { dirtyFields } = useFormState();
  const [isLeadEdited, isMemberEdited] = [Boolean(dirtyFields["leadIds"]), Boolean(dirtyFields["memberIds"])];
  useEffect(() => {
    if (!onShown || !team) return;
    const { leadIds, memberIds } = team;
    onShown({ ...(!isLeadEdited && { leadIds }), ...(!isMemberEdited && { memberIds }) });
  }, [onShown, team, isLeadEdited, isMemberEdited]);
  const mode: unknown = useWatch({ name: "coverage.mode" });
  const known = team?.people ?? [];
  const [minimum, memberIds]: readonly unknown[] = useWatch({ name: ["coverage.minimum", "memberIds"] });
  const inactive = known.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const members = Array.isArray(memberIds) ? memberIds.filter((id) => !inactive.includes(id)).length : 0;
  const locked = useLockedFields("teams", team?.id);
  return (
    <>
      <TextInput source="name" label="Name" disabled={"name" in locked} helperText={locked.name} />
      <PeoplePicker
        source="leadIds"
        label="Leads"
        known={known}
        hint="Leads count toward coverage if they are members"
      />
      <PeoplePicker
        source="memberIds"
        label="Members"
        known={known}
        disabled={"memberIds" in locked}
        hint={locked.memberIds}
      />
      <SelectInput
        source="coverage.mode"
        label="If too few people are at work"
        choices={MODES}
        emptyText="No limit"
        helperText="Applies to members' new requests, and to changes that add days"
      />
      {typeof mode === "string" && mode !== "" && (
        <>
          <NumberInput
            source="coverage.minimum"
            label="Minimum number of people"
            min={1}
            step={1}
            helperText={
              members > 0 &&
              Number(minimum) >= members &&
              `The team has ${countText(members, "member")}, so nobody could be away`
            }
          />
          <NumberInput
            source="coverage.percent"
            label="Minimum percentage of the team"
            min={1}
            max={100}
            step={1}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </>
  );
}
