import { useCallback, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { Act, ConsoleData } from "../api/dataProvider.ts";
import { reasonOf } from "../api/httpClient.ts";

interface Done {
  resource: string;
  id: string;
  act: Act;
  input?: object;
  /** Told when it was done. */
  told: string;
}

/** Does something to one thing, tells how it went and shows everything anew; true when it was done. */
export function useAct(): { isPending: boolean; act: (wanted: Done) => Promise<boolean> } {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const act = useCallback(
    async ({ resource, id, act: verb, input, told }: Done) => {
      setPending(true);
      try {
        await data.act(resource, id, verb, input);
        notify(told);
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
