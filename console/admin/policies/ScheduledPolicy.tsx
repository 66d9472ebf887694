import { useMutation } from "@tanstack/react-query";
import { useRefresh } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { cancelScheduled, type CancelWanted } from "#console/shared/policies/cancelScheduled.ts";
import { ScheduledChanges } from "#console/shared/policies/ScheduledChanges.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";

export function ScheduledPolicy({ policy }: { policy: OfficePolicyAnswer }) {
  const show = useOutcome();
  const refresh = useRefresh();
  const cancel = useMutation({
    mutationFn: (wanted: CancelWanted) => cancelScheduled(policy.id, wanted),
    onSuccess: () => refresh(),
  });
  return (
    <ScheduledChanges
      policy={policy}
      scheduled={policy.scheduled ?? []}
      isPending={cancel.isPending}
      onCancel={(wanted) => {
        const outcome = { done: { title: "Change canceled" }, failed: "Failed to cancel the change." };
        void show(cancel.mutateAsync(wanted), outcome);
      }}
    />
  );
}
