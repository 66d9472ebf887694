import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useGetList } from "react-admin";
import { useNavigate } from "react-router";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { inLeaveYear } from "#core/policies/form/inLeaveYear.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { DateField } from "../../policyEditor/inputs/DateField.tsx";
import { documentQuery } from "../../policyEditor/documentCalls.ts";
import { blockingPolicy } from "../../policyEditor/saving/blockingPolicy.ts";
import { PolicyChangeDialog } from "../../policyEditor/saving/PolicyChangeDialog.tsx";
import { useImpact } from "../../policyEditor/saving/useImpact.ts";
import { useMe } from "../../session/consoleSession.ts";
import { GroupField } from "./GroupField.tsx";
import { StartField } from "./StartField.tsx";
import { startingPoints } from "./startingPoints.ts";
import { givenImpact, givePolicy, type GivenPolicy } from "./assignmentCalls.ts";
import { NEW_POLICY_DAY_HINT } from "../../policyEditor/saving/effectiveDayHint.ts";

const NO_POLICIES: OfficePolicyAnswer[] = [];

export interface PersonToGive {
  id: string;
  name: string;
  policyIds: readonly string[];
}

interface GivePolicyDialogProps {
  person?: PersonToGive;
  onClose: () => void;
}

export function GivePolicyDialog({ person, onClose }: GivePolicyDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { active, unitOf } = useLeaveTypes();
  const { leaveYearStartsIn: startsIn } = useMe();
  const [type, setType] = useState(active[0]?.key ?? "");
  const [group, setGroup] = useState("");
  const [chosen, setChosen] = useState<string | null | undefined>();
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { data: policies = NO_POLICIES, isPending } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const applied = policies.find(({ id }) => person?.policyIds.includes(id)) ?? policies.at(-1);
  const unit = unitOf(type);
  const found = (words: string) => startingPoints({ type, unit, policies, startsIn, words });
  // Memoized, because a new object would make Autocomplete replace the typed words with the chosen label.
  const points = useMemo(() => startingPoints({ type, unit, policies, startsIn }), [type, unit, policies, startsIn]);
  const usual = chosen === null ? undefined : points.find(({ key }) => key === applied?.id);
  const start = points.find(({ key }) => key === chosen) ?? usual;
  const source = start && "policyId" in start.from ? start.from.policyId : "";
  const { data: copied, error: unread } = useQuery({ ...documentQuery(source), enabled: source !== "" });
  const original = start && "document" in start.from ? start.from.document : copied?.document;
  const document = original && inLeaveYear(original, startsIn);
  const holder = person ? { userId: person.id } : { group: group.trim() };
  const lacksGroup = !person && group.trim() === "";
  const isIncomplete = !document || lacksGroup;
  const wanted: GivenPolicy | null = isIncomplete
    ? null
    : { type, ...holder, document, ...(effectiveOn && { effectiveOn }) };
  const { error: refusal } = useImpact(wanted, givenImpact);
  return (
    <PolicyChangeDialog
      title={person ? `Add a policy for ${person.name}` : "Add a policy for a group"}
      text={`The new policy replaces ${person ? "the policy of this person's group or office" : "the office policy of group members who have no policy of their own and none from another group"}. It starts empty or as a copy of the policy or template you choose, and you can change it in the policy editor next.`}
      labels={{ submit: "Add policy", confirm: "Add anyway" }}
      edit={wanted}
      save={givePolicy}
      onSaved={async (policy) => {
        await client.invalidateQueries();
        await navigate(`/policies/${policy.id}/document`);
      }}
      failed="Failed to add the policy."
      loadError={unread}
      isBlocked={blockingPolicy(refusal) !== null}
      impact={{
        type,
        impactOf: givenImpact,
        hint: `Choose ${lacksGroup ? "the group" : "what to start from"} to see whose balances are affected.`,
      }}
      onClose={onClose}
    >
      <TextField select label="Leave type" value={type} onChange={({ target }) => setType(target.value)} fullWidth>
        {active.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {!person && <GroupField value={group} onChange={setGroup} />}
      <StartField
        isLoading={isPending}
        value={start}
        found={found}
        onChange={(choice) => setChosen(choice?.key ?? null)}
      />
      <DateField
        label="Effective date"
        value={effectiveOn}
        onChange={setEffectiveOn}
        path=""
        hint={NEW_POLICY_DAY_HINT}
      />
    </PolicyChangeDialog>
  );
}
