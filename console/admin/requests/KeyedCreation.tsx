import { type ReactNode, useContext, useMemo } from "react";
import { type DataProvider, DataProviderContext } from "react-admin";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";

/** Retries use the same key, so a lost response doesn't lead to a second record. */
export function KeyedCreation({ children }: { children: ReactNode }) {
  const data = useContext(DataProviderContext);
  const keyed = useKeyedWrite();
  const keyedData = useMemo((): DataProvider | null => {
    if (!data) return null;
    const create: DataProvider["create"] = (resource, params) =>
      keyed((idempotencyKey) => data.create(resource, { ...params, data: { ...params.data, idempotencyKey } }));
    return { ...data, create };
  }, [data, keyed]);
  return <DataProviderContext.Provider value={keyedData}>{children}</DataProviderContext.Provider>;
}
