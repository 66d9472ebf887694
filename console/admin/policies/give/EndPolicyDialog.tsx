import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { DateField } from "../../policyEditor/inputs/DateField.tsx";
import { PolicyChangeDialog } from "../../policyEditor/saving/PolicyChangeDialog.tsx";
import { useToday } from "../../session/consoleSession.ts";
import { endImpact, endPolicy, type PolicyEnd } from "./assignmentCalls.ts";

export type PolicyToEnd = Pick<OfficePolicyAnswer, "id" | "type" | "assignment">;

export function EndPolicyDialog({ policy, onClose }: { policy: PolicyToEnd; onClose: () => void }) {
  const { id, type, assignment } = policy;
  const today = useToday();
  const isUpcoming = assignment !== undefined && assignment.startsOn > today;
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const edit: PolicyEnd = effectiveOn === undefined ? {} : { effectiveOn };
  return (
    <PolicyChangeDialog
      title="End policy"
      text="From the day you choose, the next policy in line applies to each person: a group's policy or, if there is none, their office's policy. Balances are recalculated."
      labels={{ submit: "End policy", confirm: "End anyway" }}
      edit={edit}
      save={(wanted) => endPolicy(id, wanted)}
      onSaved={async () => {
        notify(effectiveOn !== undefined && effectiveOn > today ? "End of policy scheduled" : "Policy ended");
        await navigate("/policies");
        await client.invalidateQueries();
      }}
      failed="Failed to end the policy."
      impact={{
        type,
        impactOf: (asked) => endImpact(id, asked),
        hint: "",
        unchanged: "Nothing changes: the policy already ends by that day.",
      }}
      isEnding
      onClose={onClose}
    >
      <DateField
        label="First day without this policy"
        value={effectiveOn}
        onChange={setEffectiveOn}
        path=""
        hint={`Leave blank for ${isUpcoming ? "the day the policy starts" : "today"}`}
      />
    </PolicyChangeDialog>
  );
}
