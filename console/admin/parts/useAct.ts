import { useCallback, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { Act, ConsoleData } from "../api/dataProvider.ts";
import { reasonOf } from "../api/httpClient.ts";

interface Done {
  resource: string;
  id: string;
  act: Act;
  input?: object;
  /** The notice after a success. */
  success: string;
}

/** Performs an action on a record, shows the outcome, and refreshes the page; resolves to whether it succeeded. */
export function useAct(): { isPending: boolean; act: (wanted: Done) => Promise<boolean> } {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const act = useCallback(
    async ({ resource, id, act: verb, input, success }: Done) => {
      setPending(true);
      try {
        await data.act(resource, id, verb, input);
        notify(success);
        refresh();
        return true;
      } catch (error) {
        notify(reasonOf(error), { type: "error" });
        return false;
      } finally {
        setPending(false);
      }
    },
    [data, notify, refresh],
  );
  return { isPending, act };
}
