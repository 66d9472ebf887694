import { lastTurn, takeTurn } from "#db/queries/slack/homeTurns.ts";

/**
 * For an update of a Home tab. The returned function resolves to true if no process has begun a later update, which
 * would show newer facts.
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
