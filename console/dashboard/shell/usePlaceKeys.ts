import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useShortcuts } from "#console/shared/keys/shortcuts.ts";
import { dashboardPages } from "#console/shared/dashboardPages.ts";
import { useMe } from "../session/meContext.ts";

const KEYS: Readonly<Record<string, string>> = { calendar: "c", approvals: "p" };

export function usePlaceKeys(): void {
  const me = useMe();
  const navigate = useNavigate();
  const shortcuts = useMemo(
    () =>
      dashboardPages(me).pages.flatMap(({ page, label }) => {
        const key = KEYS[page];
        if (key === undefined) return [];
        const run = () => {
          void navigate(`/${page}`);
          return true;
        };
        return [{ key, meaning: `Open ${label}`, group: "Everywhere", run }];
      }),
    [me, navigate],
  );
  useShortcuts(shortcuts);
}
