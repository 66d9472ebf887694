import type { CallSubject, TokenCall } from "#db/queries/keys/tokenCalls.ts";

/** A call that waits to be written to the log of its key or feed. */
export type WaitingCall = TokenCall & { subject: CallSubject };

/** How many different calls may wait: of a key or feed, of an organization, and in all. */
const MOST_OF_SUBJECT = 20;
const MOST_OF_ORGANIZATION = 2000;
const MOST = 20_000;

/** `subjects` has the calls by key or feed, and then by what is equal in repeated calls. */
interface Waiting {
  count: number;
  subjects: Map<string, Map<string, WaitingCall>>;
}

/** Limits what is kept, so no key or feed can fill the memory. */
export class CallBuffer {
  readonly #organizations = new Map<string, Waiting>();
  #count = 0;

  add(subject: CallSubject, call: Omit<TokenCall, "times">): void {
    const { organizationId, id } = subject;
    const waiting = this.#organizations.get(organizationId) ?? { count: 0, subjects: new Map() };
    const calls = waiting.subjects.get(id) ?? new Map<string, WaitingCall>();
    const { method, path, status, error, agent } = call;
    const equal = [method, path, status, error, agent].join("\n");
    const before = calls.get(equal);
    const dropped = before ? equal : calls.size >= MOST_OF_SUBJECT ? calls.keys().next().value : undefined;
    if (dropped === undefined && (waiting.count >= MOST_OF_ORGANIZATION || this.#count >= MOST)) return;
    if (dropped === undefined) {
      waiting.count += 1;
      this.#count += 1;
    } else calls.delete(dropped);
    this.#organizations.set(organizationId, waiting);
    waiting.subjects.set(id, calls.set(equal, { subject, times: (before?.times ?? 0) + 1, ...call }));
  }

  /** Removes and returns the calls of the organization or, by default, of all organizations. */
  take(organizationId?: string): WaitingCall[] {
    const taken = organizationId === undefined ? [...this.#organizations.keys()] : [organizationId];
    return taken.flatMap((id) => {
      const waiting = this.#organizations.get(id);
      this.#organizations.delete(id);
      this.#count -= waiting?.count ?? 0;
      return [...(waiting?.subjects.values() ?? [])].flatMap((calls) => [...calls.values()]);
    });
  }
}
