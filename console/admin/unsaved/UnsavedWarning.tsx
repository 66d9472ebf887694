import type { ReactNode } from "react";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { useUnsavedWarning } from "./useUnsavedWarning.ts";

interface UnsavedWarningProps {
  isUnsaved: boolean;
  title: string;
  children: ReactNode;
}

export function UnsavedWarning({ isUnsaved, title, children }: UnsavedWarningProps) {
  const { isAsked, leave, stay } = useUnsavedWarning(isUnsaved);
  return (
    <ConfirmDialog
      open={isAsked}
      title={title}
      confirm="Leave"
      dismiss="Keep editing"
      isPending={false}
      onConfirm={leave}
      onClose={stay}
    >
      {children}
    </ConfirmDialog>
  );
}
