import type { Pool } from "pg";
import { chunksOf } from "#core/chunksOf.ts";
import { connectedPool } from "#db/connect.ts";
import { type CallSubject, noteTokenCalls, type TokenCall } from "#db/queries/keys/tokenCalls.ts";
import { operationsRuntime } from "../runtime.ts";
import { CallBuffer } from "./CallBuffer.ts";

const GATHERING_MS = 5000;
/** The number of calls per statement. */
const AT_ONCE = 500;

/** The calls that wait to be written, by the pool of their database. */
const gathered = new WeakMap<Pool, CallBuffer>();

/**
 * Notes a call in the log of its API key or calendar feed. It is written with others a few seconds later, so the call
 * doesn't wait for its log. The calls of these seconds are lost in a crash.
 */
export function noteCall(subject: CallSubject, call: Omit<TokenCall, "at" | "times">): void {
  const pool = connectedPool();
  if (!pool) return;
  const buffer = gathered.get(pool) ?? startGathering(pool);
  buffer.add(subject, { at: operationsRuntime().clock.now(), ...call });
}

/**
 * Writes the calls that this process has noted, of one organization or, by default, of all. Before a log is read, it
 * gets the newest calls in this way.
 */
export async function writeCalls(organizationId?: string): Promise<void> {
  const pool = connectedPool();
  const calls = (pool && gathered.get(pool)?.take(organizationId)) ?? [];
  for (const kind of ["key", "feed"] as const) {
    const ofKind = calls.filter(({ subject }) => subject.kind === kind);
    for (const some of chunksOf(ofKind, AT_ONCE)) await noteTokenCalls(kind, some);
  }
}

function startGathering(pool: Pool): CallBuffer {
  const buffer = new CallBuffer();
  gathered.set(pool, buffer);
  setTimeout(() => {
    // A log that can't be written must not end the process.
    if (connectedPool() === pool) void writeCalls().catch(() => {});
    gathered.delete(pool);
  }, GATHERING_MS).unref();
  return buffer;
}
