import { Suspense } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";

const RequestDialog = lazyDialog(() => import("./RequestDialog.tsx").then((file) => file.RequestDialog));

export const prepareRequestDialog = RequestDialog.prepare;

export function EditRequestDialog({ request, onClose }: { request: RequestAnswer; onClose: () => void }) {
  return (
    <Suspense>
      <RequestDialog request={request} onClose={onClose} />
    </Suspense>
  );
}
