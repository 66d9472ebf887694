const FIGURES = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, signDisplay: "negative" });

/** Returns text with at most two decimals, thousands separators, and a true minus sign. */
export function figure(number: number): string {
  return FIGURES.format(number).replace("-", "−");
}

/** Returns text such as "+2", "−1.5", or "0". */
export function signedFigure(change: number): string {
  return change > 0 ? `+${figure(change)}` : figure(change);
}
