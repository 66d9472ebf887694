import { Refusal } from "#core/refusal.ts";

export async function outcome<Result>(run: () => Promise<Result>): Promise<{ done?: Result; refused?: string }> {
  try {
    return { done: await run() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.message };
  }
}
