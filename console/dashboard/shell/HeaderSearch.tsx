import { lazy, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { SearchButton } from "#console/shared/search/SearchButton.tsx";
import { browser } from "../session/browser.ts";
import { useMe } from "../session/meContext.ts";

const SearchDialog = lazyDialog(() =>
  import("#console/shared/search/SearchDialog.tsx").then((file) => file.SearchDialog),
);
const PageKeys = lazy(() => import("./PageKeys.tsx").then((file) => ({ default: file.PageKeys })));

export function HeaderSearch() {
  const me = useMe();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const go = (path: string) => {
    if (path.startsWith("/admin")) browser.goTo(path);
    else void navigate(path);
  };
  return (
    <>
      <SearchButton prepare={SearchDialog.prepare} onClick={open} />
      <Suspense>
        <PageKeys onSearch={open} />
        {isOpen && <SearchDialog me={me} onOpen={go} onClose={close} />}
      </Suspense>
    </>
  );
}
