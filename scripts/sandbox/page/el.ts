type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined>;

/** Skips attributes that are false or undefined. Event listeners must be added separately. */
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

/** Throws if there is no such element of this kind. */
export function byId<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id} of this kind`);
  return found;
}
