import { useEffect, useRef } from "react";

/**
 * Returns a ref for a record's page, which receives the focus when a change to the record removes the focused button.
 */
export function useFocusAfterChange(record: unknown) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(record);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== record;
    before.current = record;
    if (hasChanged && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [record]);
  return page;
}
