import type { Pool } from "pg";
import { chunksOf } from "#core/chunksOf.ts";
import { connectedPool } from "#db/connect.ts";
import { type CallSubject, noteTokenCalls, type TokenCall } from "#db/queries/keys/tokenCalls.ts";
import { waitAtMost } from "../running/waitAtMost.ts";
import { operationsRuntime } from "../runtime.ts";
import { CallBuffer } from "./CallBuffer.ts";

const GATHERING_MS = 5000;
const PATIENCE_MS = 1000;
const AT_ONCE = 500;

interface Gathered {
  buffer: CallBuffer;
  isWriteAhead: boolean;
  lastWrite: Promise<void>;
}

const gathered = new WeakMap<Pool, Gathered>();

export function noteCall(subject: CallSubject, call: Omit<TokenCall, "at" | "times">): void {
  const pool = connectedPool();
  if (!pool) return;
  const waiting = gathered.get(pool) ?? { buffer: new CallBuffer(), isWriteAhead: false, lastWrite: Promise.resolve() };
  gathered.set(pool, waiting);
  waiting.buffer.add(subject, { at: operationsRuntime().clock.now(), ...call });
  if (waiting.isWriteAhead) return;
  waiting.isWriteAhead = true;
  setTimeout(() => {
    // A log that can't be written must not end the process.
    writeIn(pool, waiting).catch(() => {});
  }, GATHERING_MS).unref();
}

export async function writeCalls(organizationId?: string): Promise<void> {
  const pool = connectedPool();
  const waiting = pool && gathered.get(pool);
  if (waiting) await writeIn(pool, waiting, organizationId);
}

export async function writeCallsFirst(organizationId: string): Promise<void> {
  await waitAtMost(PATIENCE_MS, writeCalls(organizationId)).catch(() => {});
}

/** Waits for earlier writes, so a stuck log takes only one connection. */
function writeIn(pool: Pool, waiting: Gathered, organizationId?: string): Promise<void> {
  const write = waiting.lastWrite.then(async () => {
    if (organizationId === undefined) waiting.isWriteAhead = false;
    if (connectedPool() !== pool) return;
    const calls = waiting.buffer.take(organizationId);
    for (const kind of ["key", "feed"] as const) {
      const ofKind = calls.filter(({ subject }) => subject.kind === kind);
      for (const some of chunksOf(ofKind, AT_ONCE)) await noteTokenCalls(kind, some);
    }
  });
  waiting.lastWrite = write.catch(() => {});
  return write;
}
