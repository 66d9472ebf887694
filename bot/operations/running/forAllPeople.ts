/**
 * Runs work for groups of people, one group after another. If it fails for a group, runs it for each of these people
 * alone, because the error may concern only one of them. Goes on after errors, and throws the first one at the end.
 */
export async function forAllPeople(
  groups: Iterable<readonly string[]>,
  run: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  const attempt = async (ids: readonly string[], onError: (error: unknown) => unknown) => {
    try {
      await run(ids);
    } catch (error) {
      await onError(error);
    }
  };
  const note = (error: unknown) => errors.push(error);
  for (const ids of groups) {
    await attempt(ids, async (error) => {
      if (ids.length === 1) note(error);
      else for (const id of ids) await attempt([id], note);
    });
  }
  if (errors.length > 0) throw errors[0];
}
