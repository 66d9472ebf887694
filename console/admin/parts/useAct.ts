import { useCallback, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { undoDecision, useOfferUndo } from "#console/shared/toast/useOfferUndo.ts";
import type { Act, ConsoleData } from "../api/dataProvider.ts";
import { isMissing, reasonOf } from "../api/httpClient.ts";

interface Done {
  resource: string;
  id: string;
  act: Act;
  input?: object;
  success: string;
  isDecision?: boolean;
  isKeyed?: boolean;
}

export function useAct(): { isPending: boolean; act: (wanted: Done) => Promise<boolean> } {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const toast = useToast();
  const offerUndo = useOfferUndo(async (id) => {
    await undoDecision(id);
    refresh();
  });
  const keyed = useKeyedWrite();
  const [isPending, setPending] = useState(false);
  const act = useCallback(
    async ({ resource, id, act: verb, input, success, isDecision, isKeyed }: Done) => {
      setPending(true);
      const action = offerUndo([id]);
      try {
        if (isKeyed) await keyed((idempotencyKey) => data.act(resource, id, verb, { ...input, idempotencyKey }));
        else await data.act(resource, id, verb, input);
        if (isDecision) toast({ title: success, action: action() });
        else notify(success);
        refresh();
        return true;
      } catch (error) {
        notify(reasonOf(error), { type: "error" });
        if (isKeyed || isMissing(error)) refresh();
        return false;
      } finally {
        setPending(false);
      }
    },
    [data, keyed, notify, refresh, offerUndo, toast],
  );
  return { isPending, act };
}
