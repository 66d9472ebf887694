import { useEffect } from "react";

const MEASURE = "recharts_measurement_span";

/**
 * Adds the element in which recharts measures labels before a dialog opens, because a closing dialog exposes elements
 * that were added while the dialog was open.
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
