import type { PersonErrors } from "./PersonErrors.ts";

/**
 * Notes the errors. Once ten people in a row had the same error, tries the remaining people in random order, so that a
 * row of people with a fault keeps nobody else from their turn. Stops once ten in a row have the same error again.
 */
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
