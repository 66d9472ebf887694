/** Waits for the end of the press, because a change on blur could move the pressed button before the click. */
export function afterPress(work: () => void): void {
  if (!document.documentElement.matches(":active")) return work();
  const released = new AbortController();
  for (const end of ["pointerup", "pointercancel", "dragend"]) {
    window.addEventListener(
      end,
      () => {
        released.abort();
        setTimeout(work);
      },
      { signal: released.signal, capture: true },
    );
  }
}
