let last = 0;

/** The next whole number, for names and addresses that must differ. */
export function nextNumber(): number {
  return ++last;
}
