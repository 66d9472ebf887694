/** Returns React's props object for the element. React creates a new object on each render of the element. */
export function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  if (key === undefined) throw new Error("React didn't create this element");
  return (element as unknown as Record<string, unknown>)[key];
}
