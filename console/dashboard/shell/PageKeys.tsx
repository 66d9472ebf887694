import { Suspense, useCallback, useState } from "react";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useSearchKeys } from "#console/shared/keys/useSearchKeys.ts";
import { NEW } from "#console/shared/search/newDialog.ts";
import { usePlaceKeys } from "./usePlaceKeys.ts";

const ShortcutsDialog = lazyDialog(() =>
  import("#console/shared/keys/ShortcutsDialog.tsx").then((file) => file.ShortcutsDialog),
);
const RequestDialog = lazyDialog(() => import("../requests/form/RequestDialog.tsx").then((file) => file.RequestDialog));
const SickTodayDialog = lazyDialog(() =>
  import("../requests/form/SickTodayDialog.tsx").then((file) => file.SickTodayDialog),
);

export function PageKeys({ onSearch }: { onSearch: () => void }) {
  const [wanted, setWanted] = useAddressParam(NEW);
  const [isListed, setListed] = useState(false);
  const list = useCallback(() => setListed(true), []);
  const request = useCallback(() => setWanted("request"), [setWanted]);
  useSearchKeys({ onSearch, onList: list, onRequest: request });
  usePlaceKeys();
  const close = () => setWanted("");
  return (
    <Suspense>
      {isListed && <ShortcutsDialog onClose={() => setListed(false)} />}
      {wanted === "request" && <RequestDialog onClose={close} />}
      {wanted === "sick" && <SickTodayDialog onClose={close} />}
    </Suspense>
  );
}
