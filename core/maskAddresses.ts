/** Masks addresses for the log, because mail servers repeat email addresses in their errors. */
export function maskAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"(),;:]+@[^\s<>"(),;:]+/g, "…@…");
}
