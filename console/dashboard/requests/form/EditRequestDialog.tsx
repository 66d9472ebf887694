import { Suspense } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";

/** Called on hover and focus of the edit buttons, before the click. */
export const loadRequestDialog = () => import("./RequestDialog.tsx");
const RequestDialog = lazyDialog(() => loadRequestDialog().then((file) => file.RequestDialog));

export function EditRequestDialog({ request, onClose }: { request: RequestAnswer; onClose: () => void }) {
  return (
    <Suspense>
      <RequestDialog request={request} onClose={onClose} />
    </Suspense>
  );
}
