let last = 0;

/** For names and addresses that must differ. */
export function nextNumber(): number {
  return ++last;
}
