import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/** An import holds a connection for seconds: in a process so many are done at once, and one of an organisation. */
const turns = new KeyedSemaphore(2);

/** Does what a file says, or looks at what it would do, when it is the organisation's turn: whoever sends ten at once takes no connections from others. */
export async function inTurn<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result> {
  await turns.take(organizationId);
  try {
    return await run();
  } finally {
    turns.giveBack(organizationId);
  }
}
