import path from "node:path";
import { asCannotRun } from "./cannotRun.ts";
import { findBinaries } from "./binaries.ts";
import { initCluster } from "./initCluster.ts";
import { openLifeline } from "./lifeline.ts";
import { serverUser } from "./runAs.ts";
import { reachableFolder, wantedFolder } from "./serverFolder.ts";
import { joinServer } from "./joinServer.ts";
import { stopServer } from "./stopServer.ts";

interface EmbeddedPostgres {
  /** Security: includes the password. */
  url: string;
  adopted: boolean;
  pid: number;
  /** Waits up to 30 seconds for the server to stop, unless another process uses the server. */
  stop: () => Promise<void>;
}

interface EmbeddedPostgresOptions {
  durable?: boolean;
  log?: (line: string) => void;
  maxConnections?: number;
}

/** Starts PostgreSQL in the folder `home`, or joins the running server. Throws CannotRun if PostgreSQL can't run. */
export async function startEmbeddedPostgres(
  home: string,
  { durable = true, log = () => {}, maxConnections = 60 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  try {
    const wanted = wantedFolder(path.resolve(home));
    const user = await serverUser(wanted.data);
    const binaries = await findBinaries(user, path.resolve(home));
    const folder = await reachableFolder(wanted, user);
    await initCluster(folder, binaries, user, durable);
    const lifeline = await openLifeline(folder.lifeline);
    try {
      const joined = await joinServer({ folder, binaries, user, lifeline, durable, maxConnections, log });
      return { ...joined, stop: () => stopServer(folder, lifeline) };
    } catch (error) {
      lifeline.release();
      throw error;
    }
  } catch (error) {
    throw asCannotRun(error);
  }
}
