import { lastTurn, takeTurn } from "#db/queries/slack/homeTurns.ts";

/** The returned function resolves to true if no later update of the Home tab has begun. */
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
