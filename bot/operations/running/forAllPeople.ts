import { PersonErrors } from "./PersonErrors.ts";

/**
 * Runs work for groups of people, one group after another. If it fails for a group, runs it for each of these people
 * alone, because the error may concern only one of them. Goes on after errors, and throws one error for all at the end.
 */
export async function forAllPeople(
  groups: Iterable<readonly string[]>,
  run: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const errors = new PersonErrors();
  const runAlone = async (id: string) => {
    try {
      await run([id]);
    } catch (error) {
      errors.note(id, error);
    }
  };
  for (const ids of groups) {
    const [id] = ids;
    if (id !== undefined && ids.length === 1) {
      await runAlone(id);
      continue;
    }
    try {
      await run(ids);
    } catch {
      for (const each of ids) await runAlone(each);
    }
  }
  errors.throwIfAny();
}
