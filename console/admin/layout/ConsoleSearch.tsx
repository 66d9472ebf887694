import { Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { SearchButton } from "#console/shared/search/SearchButton.tsx";
import { useSearchKeys } from "#console/shared/keys/useSearchKeys.ts";
import { browser, CONSOLE_ROOT } from "../session/browser.ts";
import { useMe } from "../session/consoleSession.ts";

const SearchDialog = lazyDialog(() =>
  import("#console/shared/search/SearchDialog.tsx").then((file) => file.SearchDialog),
);
const ShortcutsDialog = lazyDialog(() =>
  import("#console/shared/keys/ShortcutsDialog.tsx").then((file) => file.ShortcutsDialog),
);

export function ConsoleSearch() {
  const me = useMe();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"search" | "shortcuts">();
  const search = useCallback(() => setOpen("search"), []);
  const list = useCallback(() => setOpen("shortcuts"), []);
  const request = useCallback(() => void navigate("/requests/create"), [navigate]);
  useSearchKeys({ onSearch: search, onList: list, onRequest: request });
  const close = () => setOpen(undefined);
  const go = (path: string) => {
    if (path.startsWith(`${CONSOLE_ROOT}/`)) void navigate(path.slice(CONSOLE_ROOT.length));
    else browser.goTo(path);
  };
  return (
    <>
      <SearchButton prepare={SearchDialog.prepare} onClick={search} />
      <Suspense>
        {open === "search" && <SearchDialog me={me} onOpen={go} onClose={close} />}
        {open === "shortcuts" && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
