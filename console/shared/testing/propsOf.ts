export function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  if (key === undefined) throw new Error("React didn't create this element");
  return (element as unknown as Record<string, unknown>)[key];
}
