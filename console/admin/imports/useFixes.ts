import { useCallback, useMemo, useState } from "react";
import type { MatchedColumns, RowFix } from "#core/imports/mapping/ImportPlan.ts";

type Cells = RowFix["cells"];
type Edits = ReadonlyMap<number, Cells>;

const NONE: Edits = new Map();

export interface Fixes {
  edits: Edits;
  checked: readonly RowFix[];
  unchecked: number;
  edit: (line: number, before: Cells, field: string, text: string) => void;
  check: () => void;
  keep: (columns: MatchedColumns, before: MatchedColumns) => void;
}

export function useFixes(): Fixes {
  const [edits, setEdits] = useState(NONE);
  const [sent, setSent] = useState(NONE);
  const edit = useCallback<Fixes["edit"]>((line, before, field, text) => {
    setEdits((all) => new Map(all).set(line, { ...(all.get(line) ?? before), [field]: text }));
  }, []);
  const keep = useCallback<Fixes["keep"]>((columns, before) => {
    const isGone = (field: string) => before.includes(field) && !columns.includes(field);
    const kept = (all: Edits): Edits => {
      if (all.size === 0) return all;
      return new Map(
        [...all].map(([line, cells]) => [
          line,
          Object.fromEntries(Object.entries(cells).filter(([field]) => !isGone(field))),
        ]),
      );
    };
    setEdits(kept);
    setSent(kept);
  }, []);
  const checked = useMemo(() => [...sent].map(([line, cells]) => ({ line, cells })), [sent]);
  const unchecked = [...edits].filter(([line, cells]) => sent.get(line) !== cells).length;
  return { edits, checked, unchecked, edit, check: () => setSent(edits), keep };
}
