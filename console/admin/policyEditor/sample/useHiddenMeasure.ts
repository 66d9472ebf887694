import { useEffect } from "react";

/** The element in which recharts measures the labels of charts. */
const MEASURE = "recharts_measurement_span";

/**
 * Adds the element in which recharts measures labels, hidden from screen readers. When a dialog closes, it exposes to
 * them all elements that were added while it was open, so this element must exist before a chart is first drawn behind
 * a dialog.
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
