/** Keeps the order of the fields. A value of `undefined` removes the field. */
export function changed<Kept extends object>(object: Kept, fields: Partial<Kept>): Kept {
  return Object.fromEntries(
    Object.entries({ ...object, ...fields }).filter(([, value]) => value !== undefined),
  ) as Kept;
}

export function changedOrNone<Kept extends object>(object: Kept | undefined, fields: Partial<Kept>): Kept | undefined {
  const next = changed(object ?? ({} as Kept), fields);
  return Object.keys(next).length === 0 ? undefined : next;
}
