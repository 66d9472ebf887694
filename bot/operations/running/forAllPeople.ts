import { chunksOf } from "#core/chunksOf.ts";
import { eachAlone } from "./eachAlone.ts";
import { PersonErrors } from "./PersonErrors.ts";

const FAILED_GROUPS = 10;

export async function forAllPeople(
  people: readonly string[],
  together: number,
  run: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const errors = new PersonErrors();
  const alone: string[] = [];
  let failed = 0;
  for (const ids of chunksOf(people, together)) {
    if (ids.length === 1 || failed >= FAILED_GROUPS) {
      alone.push(...ids);
      continue;
    }
    try {
      await run(ids);
      failed = 0;
    } catch {
      alone.push(...ids);
      failed += 1;
    }
  }
  await eachAlone(alone, (id) => run([id]), errors);
  errors.throwIfAny();
}
