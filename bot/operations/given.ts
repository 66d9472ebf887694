type Given<Patch> = { [Field in keyof Patch]?: Exclude<Patch[Field], undefined> };

/** Only the fields of a patch that were given; null is given. */
export function given<Patch extends object>(patch: Patch): Given<Patch> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Given<Patch>;
}
