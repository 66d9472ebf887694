import { lazy, Suspense } from "react";
import type { ThreadDialogProps } from "./ThreadDialog.tsx";

const load = () => import("./ThreadDialog.tsx");
const ThreadDialog = lazy(() => load().then((file) => ({ default: file.ThreadDialog })));

/** The dialog with a request's questions and documents, loaded when it is opened. */
export function LazyThreadDialog(props: ThreadDialogProps) {
  return (
    <Suspense>
      <ThreadDialog {...props} />
    </Suspense>
  );
}
