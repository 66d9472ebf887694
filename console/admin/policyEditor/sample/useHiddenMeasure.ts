import { useEffect } from "react";

/** Recharts measures chart labels in the element with this id. */
const MEASURE = "recharts_measurement_span";

/**
 * Adds the element in which recharts measures labels, hidden from screen readers. A closing dialog exposes every
 * element that was added while the dialog was open, so this element must exist before a chart is first drawn behind a
 * dialog.
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
