const CONTROLS = "button, a[href], [role=button], [role=menuitem], [role=option]";

/**
 * Ignores the second click of a double click if it hits another control than the first. After the first click on
 * *Approve*, for example, the next request moves under the pointer, and nobody has read it yet. Returns a function that
 * stops this.
 */
export function ignoreMovedClicks(page: Document): () => void {
  let first: Element | null = null;
  const check = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // Counts the clicks at this place in quick succession; 0 for the keyboard.
    if (event.detail <= 1) first = control;
    else if (control && control !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Captured, so that it runs before the handlers of the control.
  page.addEventListener("click", check, { capture: true });
  return () => page.removeEventListener("click", check, { capture: true });
}
