import { Suspense } from "react";
import { lazyDialog } from "../dialogs/lazyDialog.tsx";
import type { ThreadDialogProps } from "./ThreadDialog.tsx";

const ThreadDialog = lazyDialog(() => import("./ThreadDialog.tsx").then((file) => file.ThreadDialog));

export function LazyThreadDialog(props: ThreadDialogProps) {
  return (
    <Suspense>
      <ThreadDialog {...props} />
    </Suspense>
  );
}
