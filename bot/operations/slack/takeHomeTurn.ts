import { lastTurn, takeTurn } from "#db/queries/slack/homeTurns.ts";

/**
 * Begins an update of a Home tab. Returns a function that returns whether no later update has begun in any process; a
 * later one shows newer facts.
 */
export async function takeHomeTurn({
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
