let last = 0;

/** Returns the next whole number, for names and addresses that must differ. */
export function nextNumber(): number {
  return ++last;
}
