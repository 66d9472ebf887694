import type { PickRow } from "./PickTable.tsx";

export function matching(rows: readonly PickRow[], search: string): PickRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(wanted));
}
