import { lazy, Suspense } from "react";
import type { ThreadDialogProps } from "./ThreadDialog.tsx";

const load = () => import("./ThreadDialog.tsx");
const ThreadDialog = lazy(() => load().then((file) => ({ default: file.ThreadDialog })));

export function LazyThreadDialog(props: ThreadDialogProps) {
  return (
    <Suspense>
      <ThreadDialog {...props} />
    </Suspense>
  );
}
