import { type ComponentType, lazy, useState } from "react";
import { type LazyPath, loadedPage, loadPage } from "./pageLoads.ts";

/**
 * Renders the page immediately if its code has already loaded. With `lazy` alone, React would first show the fallback
 * and keep it for at least 300 ms.
 */
export function lazyPage(path: LazyPath): ComponentType {
  const Later = lazy(async () => ({ default: (await loadPage(path)).Page }));
  return function PageNowOrLater() {
    // Keeps the component in state, because another component would reset the page's state.
    const [Page] = useState(() => loadedPage(path) ?? Later);
    return <Page />;
  };
}
