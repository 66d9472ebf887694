import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router";
import { DateField } from "../../policyEditor/inputs/DateField.tsx";
import { PolicyChangeDialog } from "../../policyEditor/saving/PolicyChangeDialog.tsx";
import { endPolicy } from "./assignmentCalls.ts";

/** Ends a group's or a person's policy on a day. */
export function EndPolicyDialog({ policyId, onClose }: { policyId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (confirmed: { confirmed?: true }) =>
      endPolicy(policyId, { ...(effectiveOn && { effectiveOn }), ...confirmed }),
    onSuccess: async () => {
      notify("Policy ended");
      await navigate("/policies");
      await client.invalidateQueries();
    },
  });
  return (
    <PolicyChangeDialog
      title="End this policy"
      text="From that day on, the next policy applies: that of another group, or the office's. Balances are recalculated."
      labels={{ submit: "End policy", confirm: "End anyway" }}
      error={error}
      failed="Failed to end the policy."
      isPending={isPending}
      isEnding
      onSubmit={mutate}
      onClose={onClose}
    >
      <DateField
        label="First day without it"
        value={effectiveOn}
        onChange={(day) => {
          setEffectiveOn(day);
          reset();
        }}
        path=""
        hint="Leave blank for today."
      />
    </PolicyChangeDialog>
  );
}
