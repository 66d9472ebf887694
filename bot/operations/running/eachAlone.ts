import type { PersonErrors } from "./PersonErrors.ts";

/** After equal errors in a row, tries other people at random, because the error may affect only adjacent people. */
export async function eachAlone(
  people: readonly string[],
  run: (id: string) => Promise<void>,
  errors: PersonErrors,
): Promise<void> {
  const waiting = [...people];
  const tryUntilSame = async (next: () => string | undefined) => {
    errors.startRow();
    for (let id = next(); id !== undefined; id = errors.isSameForAll ? undefined : next()) {
      try {
        await run(id);
        errors.startRow();
      } catch (error) {
        errors.note(id, error);
      }
    }
  };
  await tryUntilSame(() => waiting.shift());
  await tryUntilSame(() => waiting.splice(Math.floor(Math.random() * waiting.length), 1)[0]);
}
