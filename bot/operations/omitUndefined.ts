type Defined<Patch> = { [Field in keyof Patch]?: Exclude<Patch[Field], undefined> };

/** Returns a patch without its undefined fields; null values stay. */
export function omitUndefined<Patch extends object>(patch: Patch): Defined<Patch> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Defined<Patch>;
}

/** Returns whether a patch sets no field, so that it changes nothing. */
export function isEmptyPatch(patch: object): boolean {
  return Object.values(patch).every((value) => value === undefined);
}
