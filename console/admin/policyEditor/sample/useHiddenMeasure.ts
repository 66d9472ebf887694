import { useEffect } from "react";

const MEASURE = "recharts_measurement_span";

/**
 * Before a dialog opens, adds the element in which recharts measures labels. If the element were added while a dialog
 * is open, closing the dialog would expose the element to screen readers.
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
