type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined>;

/** Creates an element. Skips attributes that are false or undefined; event listeners must be added separately. */
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

/** Returns the page's element with this id. Throws if there is none of this kind. */
export function byId<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id} of this kind`);
  return found;
}
