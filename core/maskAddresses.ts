/** Returns a text for the log without email addresses, which mail servers repeat in their errors. */
export function maskAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"(),;:]+@[^\s<>"(),;:]+/g, "…@…");
}
