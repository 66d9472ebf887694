import { useQuery } from "@tanstack/react-query";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { resetFactorText } from "#console/shared/resetFactorText.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useResetSecondFactor, userSecondFactor } from "./userCalls.ts";

export function ResetFactorDialog({ user, onClose }: { user: UserAnswer; onClose: () => void }) {
  const factor = useQuery(userSecondFactor(user.id));
  const reset = useResetSecondFactor();
  const show = useOutcome();
  const submit = async () => {
    const wasReset = await show(reset.mutateAsync(user.id), {
      done: {
        title: "Two-Factor Authentication Reset",
        description: `${user.name} can now sign in without a code.`,
      },
      failed: "Failed to reset two-factor authentication.",
    });
    if (wasReset) onClose();
  };
  return (
    <FormDialog
      title={`Reset ${user.name}'s two-factor authentication?`}
      lead={
        <Loaded query={factor} failed="Failed to load two-factor authentication" skeleton={<ListSkeleton rows={1} />}>
          {({ since }) =>
            since === null ? `${user.name} doesn't use two-factor authentication.` : resetFactorText(user.name, since)
          }
        </Loaded>
      }
      submit="Reset Two-Factor Authentication"
      submitting="Resetting..."
      isDestructive
      isPending={reset.isPending}
      isRefused={!factor.data?.isOn}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
