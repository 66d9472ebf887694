import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useEditSetup } from "./setupCalls.ts";

interface ConfirmButtonProps {
  step: "office" | "policy";
  isDone: boolean;
  children: string;
}

export function ConfirmButton({ step, isDone, children }: ConfirmButtonProps) {
  const edit = useEditSetup();
  const show = useOutcome();
  if (isDone) return null;
  const confirm = () =>
    show(edit.mutateAsync({ confirmed: step }), {
      done: () => ({
        title: "Step Done",
        description: `You can still change ${step === "office" ? "the office" : "the policies"} at any time.`,
      }),
      failed: "Failed to save. Please try again.",
    });
  return (
    <BusyButton variant="contained" loading={edit.isPending} onClick={() => void confirm()}>
      {children}
    </BusyButton>
  );
}
