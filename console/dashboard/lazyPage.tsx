import { type ComponentType, lazy, useState } from "react";
import { type LazyPath, loadedPage, loadPage } from "./pageLoads.ts";

/**
 * Once the code has loaded, the page renders immediately. `lazy` alone would show the fallback first, which React keeps
 * for at least 300 ms.
 */
export function lazyPage(path: LazyPath): ComponentType {
  const Later = lazy(async () => ({ default: (await loadPage(path)).Page }));
  return function PageNowOrLater() {
    // The choice stays, because another component would lose the state of the page.
    const [Page] = useState(() => loadedPage(path) ?? Later);
    return <Page />;
  };
}
