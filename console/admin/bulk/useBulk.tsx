import { type ReactNode, useState } from "react";
import { BulkDialog, type BulkAct } from "./BulkDialog.tsx";
import type { Item } from "./runAll.ts";
import { useSelected } from "./useSelected.ts";

/** Returns the selected records, a function that opens the action's dialog, and the dialog. */
export function useBulk(actOn: (items: Item[]) => BulkAct): { items: Item[]; open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const { items, over } = useSelected();
  const close = (wasTried: boolean) => {
    setOpen(false);
    if (wasTried) over();
  };
  return {
    items,
    open: () => setOpen(true),
    dialog: isOpen && <BulkDialog {...actOn(items)} items={items} onClose={close} />,
  };
}
