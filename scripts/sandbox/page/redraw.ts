const drawn = new WeakMap<HTMLElement, string>();

export function redraw(part: HTMLElement, shows: unknown, draw: () => Node[]): boolean {
  const now = JSON.stringify(shows);
  if (drawn.get(part) === now) return false;
  drawn.set(part, now);
  const key = part.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : undefined;
  part.replaceChildren(...draw());
  if (key) part.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  return true;
}
