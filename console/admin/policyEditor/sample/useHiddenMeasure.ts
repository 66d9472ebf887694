import { useEffect } from "react";

/** Recharts measures chart labels in the element with this id. */
const MEASURE = "recharts_measurement_span";

/**
 * The element in which recharts measures labels must exist before a dialog opens, because a closing dialog exposes
 * elements that were added meanwhile.
 */
export function useHiddenMeasure(): void {
  useEffect(() => {
    if (document.getElementById(MEASURE)) return;
    const span = document.createElement("span");
    span.id = MEASURE;
    span.setAttribute("aria-hidden", "true");
    document.body.append(span);
  }, []);
}
