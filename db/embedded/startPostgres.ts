import path from "node:path";
import { asCannotRun } from "./cannotRun.ts";
import { findBinaries } from "./binaries.ts";
import { initCluster } from "./initCluster.ts";
import { openLifeline } from "./lifeline.ts";
import { serverUser } from "./runAs.ts";
import { reachableFolder, wantedFolder } from "./serverFolder.ts";
import { joinServer } from "./joinServer.ts";
import { stopServer } from "./stopServer.ts";

export interface EmbeddedPostgres {
  /** The address of the product's database, password included. */
  url: string;
  /** Whether the server was already running, or another process started it at the same moment. */
  adopted: boolean;
  /** The server's process at the start; one that is killed is started again under another. */
  pid: number;
  /** Lets go of the server; it stops, and this waits for that, unless another process still uses it. */
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** False switches fsync off, for throw-away databases; true if unset. */
  durable?: boolean;
  /** Told what is going on, a line at a time. */
  log?: (line: string) => void;
  /** 60 if unset. */
  maxConnections?: number;
}

/**
 * Starts the PostgreSQL of the folder `home`, made on first use, or joins the one that runs there. It runs until the last
 * process that uses it has stopped or died, whichever started it. Throws CannotRun, one line that says what to do.
 */
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
