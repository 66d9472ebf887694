import { isDeepStrictEqual } from "node:util";

type Defined<Patch> = { [Field in keyof Patch]?: Exclude<Patch[Field], undefined> };

/** Audit events must omit unchanged fields, which forms also send. */
export function changedFields<Patch extends object>(
  patch: Patch,
  current: { readonly [Field in keyof Patch]?: unknown },
): Defined<Patch> {
  const changed = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof Patch]),
  );
  return Object.fromEntries(changed) as Defined<Patch>;
}

export function isEmptyPatch(patch: object): boolean {
  return Object.values(patch).every((value) => value === undefined);
}
