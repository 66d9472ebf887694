type Defined<Patch> = { [Field in keyof Patch]?: Exclude<Patch[Field], undefined> };

/** Only the fields of a patch that were given; null is given. */
export function omitUndefined<Patch extends object>(patch: Patch): Defined<Patch> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Defined<Patch>;
}
