/** The maximum time in milliseconds and distance in pixels between the clicks of a double click. */
const TIME = 350;
const DISTANCE = 8;

interface Click {
  control: Element;
  at: number;
  x: number;
  y: number;
}

/** Ignores the second click of a double click if another control has moved under the pointer. */
export function ignoreMovedClicks(page: Document): () => void {
  let last: Click | undefined;
  const check = (event: MouseEvent) => {
    // `detail` is 0 for a click by keyboard.
    if (event.detail === 0) return;
    const control = event.target instanceof Element ? event.target.closest("button, a[href]") : null;
    if (control && last && isDoubled(last, event) && control !== last.control) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = control ? { control, at: event.timeStamp, x: event.clientX, y: event.clientY } : undefined;
  };
  page.addEventListener("click", check, { capture: true });
  return () => page.removeEventListener("click", check, { capture: true });
}

function isDoubled({ at, x, y }: Click, event: MouseEvent): boolean {
  return event.timeStamp - at < TIME && Math.hypot(event.clientX - x, event.clientY - y) < DISTANCE;
}
