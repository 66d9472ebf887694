let last = 0;

export function nextNumber(): number {
  return ++last;
}
