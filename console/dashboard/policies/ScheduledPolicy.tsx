import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { ScheduledChanges } from "#console/shared/policies/ScheduledChanges.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCancelScheduled } from "./policyCalls.ts";

export function ScheduledPolicy({ policy: { id, type, scheduled } }: { policy: PolicyAnswer }) {
  const cancel = useCancelScheduled();
  const show = useOutcome();
  return (
    <ScheduledChanges
      type={type}
      scheduled={scheduled}
      isPending={cancel.isPending}
      onCancel={(effectiveOn, field) => {
        void show(cancel.mutateAsync({ id, effectiveOn, field }), {
          done: { title: "Change Canceled" },
          failed: "Failed to cancel the change.",
        });
      }}
    />
  );
}
