import type { Logger } from "pino";
import { changesIn, CHANGES, type PublishedChanges } from "#db/queries/live/changes.ts";
import { findOpenSessions } from "#db/queries/auth/findOpenSessions.ts";
import { listen } from "#db/listen.ts";
import { hintsOf } from "#bot/operations/live/hintsOf.ts";
import type { LiveStreams } from "./LiveStreams.ts";

const HEARTBEAT_MS = 25_000;
const SESSION_CHECK_MS = 3000;

export function startLiveUpdates({
  databaseUrl,
  streams,
  log,
  checkEvery = SESSION_CHECK_MS,
}: {
  databaseUrl: string;
  streams: LiveStreams;
  log: Logger;
  checkEvery?: number;
}): { stop(): Promise<void> } {
  const sendHints = async ({ organizationId, changes }: PublishedChanges) => {
    const viewers = streams.viewersIn(organizationId);
    if (viewers.length > 0) streams.send(organizationId, await hintsOf(organizationId, changes, viewers));
  };
  const turns = new Map<string, Promise<void>>();
  const sendInTurn = (published: PublishedChanges) => {
    const { organizationId } = published;
    const turn = (turns.get(organizationId) ?? Promise.resolve())
      .then(() => sendHints(published))
      .catch((err: unknown) => log.warn({ err }, "could not send hints about changes"))
      .finally(() => {
        if (turns.get(organizationId) === turn) turns.delete(organizationId);
      });
    turns.set(organizationId, turn);
  };
  const listener = listen({
    databaseUrl,
    channel: CHANGES,
    onMessage: (payload) => {
      if (payload === undefined) return streams.sendAll();
      sendInTurn(changesIn(payload));
    },
    log,
  });
  const endRevoked = async () => {
    const checked = streams.sessions();
    if (checked.length > 0) streams.endOthers(await findOpenSessions(checked, new Date()), checked);
  };
  const checking = setInterval(() => {
    endRevoked().catch((err: unknown) => log.warn({ err }, "could not check the sessions of open pages"));
  }, checkEvery);
  const beating = setInterval(() => streams.beat(), HEARTBEAT_MS);
  return {
    async stop() {
      clearInterval(checking);
      clearInterval(beating);
      streams.endAll();
      await listener.stop();
      await Promise.all(turns.values());
    },
  };
}
