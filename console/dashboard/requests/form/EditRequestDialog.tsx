import { lazy, Suspense } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";

/** Loads the form, which the edit buttons prepare on hover and focus. */
export const loadRequestDialog = () => import("./RequestDialog.tsx");
const RequestDialog = lazy(() => loadRequestDialog().then((file) => ({ default: file.RequestDialog })));

/** The request form with the values of a pending request. */
export function EditRequestDialog({ request, onClose }: { request: RequestAnswer; onClose: () => void }) {
  return (
    <Suspense>
      <RequestDialog request={request} onClose={onClose} />
    </Suspense>
  );
}
