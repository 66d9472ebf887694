import { useEffect, useRef } from "react";

/** The element with the returned ref takes the focus when a change to `record` removes the focused element. */
export function useFocusAfterChange<Place extends HTMLElement = HTMLDivElement>(record: unknown) {
  const page = useRef<Place>(null);
  const before = useRef(record);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== record;
    before.current = record;
    if (hasChanged && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [record]);
  return page;
}
