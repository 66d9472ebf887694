import { Suspense } from "react";
import { lazyDialog } from "../dialogs/lazyDialog.tsx";
import type { ThreadDialogProps } from "./ThreadDialog.tsx";

const load = () => import("./ThreadDialog.tsx");
const ThreadDialog = lazyDialog(() => load().then((file) => file.ThreadDialog));

export function LazyThreadDialog(props: ThreadDialogProps) {
  return (
    <Suspense>
      <ThreadDialog {...props} />
    </Suspense>
  );
}
