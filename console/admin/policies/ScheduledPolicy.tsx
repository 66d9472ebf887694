import { useMutation } from "@tanstack/react-query";
import { useRefresh } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyField } from "#core/policies/policyFields.ts";
import { at, call } from "#console/shared/api/call.ts";
import { ScheduledChanges } from "#console/shared/policies/ScheduledChanges.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";

export function ScheduledPolicy({ policy: { id, type, scheduled } }: { policy: OfficePolicyAnswer }) {
  const show = useOutcome();
  const refresh = useRefresh();
  const cancel = useMutation({
    mutationFn: ({ effectiveOn, field }: { effectiveOn: string; field: PolicyField | undefined }) =>
      call<undefined>(
        "DELETE",
        `${at("api", "pto-policies", id, "scheduled")}?${new URLSearchParams({ effectiveOn, ...(field && { field }) }).toString()}`,
      ),
    onSuccess: () => refresh(),
  });
  return (
    <ScheduledChanges
      type={type}
      scheduled={scheduled ?? []}
      isPending={cancel.isPending}
      onCancel={(effectiveOn, field) => {
        const outcome = { done: { title: "Change canceled" }, failed: "Failed to cancel the change." };
        void show(cancel.mutateAsync({ effectiveOn, field }), outcome);
      }}
    />
  );
}
