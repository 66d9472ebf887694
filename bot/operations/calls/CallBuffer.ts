import type { CallSubject, TokenCall } from "#db/queries/keys/tokenCalls.ts";

export type WaitingCall = TokenCall & { subject: CallSubject };

const MOST_OF_SUBJECT = 20;
const MOST_OF_ORGANIZATION = 2000;
const MOST = 20_000;

interface Waiting {
  count: number;
  subjects: Map<string, Map<string, WaitingCall>>;
}

/** Security: limits the waiting calls, so no key or feed can fill the memory. */
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
