import { useCallback, useState } from "react";

interface RowKeys {
  keys: readonly number[];
  /** Call `forget` together with the removal of the row. */
  forget: (nth: number) => void;
}

export function useRowKeys(rows: number): RowKeys {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const forget = useCallback((nth: number) => setKeys((known) => known.toSpliced(nth, 1)), []);
  if (keys.length === rows) return { keys, forget };
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from({ length: Math.max(0, rows - keys.length) }, (_, nth) => next + nth);
  const current = [...keys.slice(0, rows), ...added];
  setKeys(current);
  return { keys: current, forget };
}
