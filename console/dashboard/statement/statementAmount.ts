const AMOUNTS = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

/** Returns an amount with exactly two decimals and a true minus sign, such as `−3.50`. */
export function statementAmount(amount: number): string {
  return AMOUNTS.format(amount).replace("-", "−");
}
