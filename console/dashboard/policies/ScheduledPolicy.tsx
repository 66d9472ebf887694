import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { ScheduledChanges } from "#console/shared/policies/ScheduledChanges.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCancelScheduled } from "./policyCalls.ts";

export function ScheduledPolicy({ policy }: { policy: PolicyAnswer }) {
  const cancel = useCancelScheduled();
  const show = useOutcome();
  return (
    <ScheduledChanges
      policy={policy}
      scheduled={policy.scheduled}
      isPending={cancel.isPending}
      onCancel={(wanted) => {
        void show(cancel.mutateAsync({ ...wanted, id: policy.id }), {
          done: { title: "Change Canceled" },
          failed: "Failed to cancel the change.",
        });
      }}
    />
  );
}
