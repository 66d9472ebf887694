import { lastTurn, takeTurn } from "#db/queries/slack/homeTurns.ts";

/**
 * Begins to look at what somebody's Home tab shows. The answer tells whether nobody has begun later, in whichever
 * process: then what was seen is as new as it gets, else whoever came later shows it.
 */
export async function homeTurn({
  teamId,
  userId,
}: {
  teamId: string;
  userId: string;
}): Promise<() => Promise<boolean>> {
  const key = `slack home ${teamId} ${userId}`;
  const turn = await takeTurn(key);
  return async () => ((await lastTurn(key)) ?? turn) === turn;
}
