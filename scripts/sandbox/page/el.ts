type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined>;

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) if (child !== undefined && child !== false) made.append(child);
  return made;
}

export function byId<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id} of this kind`);
  return found;
}
