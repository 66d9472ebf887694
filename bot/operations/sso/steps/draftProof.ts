import { notOwnDraft } from "#core/sso/ConnectionInput.ts";
import type { Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../../runtime.ts";

export function draftProof(me: Person, id: string): string {
  return operationsRuntime().sealer.mac(textOf(me, id));
}

/** Throws (400) if the server didn't choose the connection's id for this person. */
export function assertOwnDraft(me: Person, { id, proof }: { id: string; proof: string }): void {
  if (!operationsRuntime().sealer.isMac(proof, textOf(me, id))) throw notOwnDraft();
}

function textOf({ organizationId, id: userId }: Person, id: string): string {
  return `sso connection ${organizationId} ${userId} ${id}`;
}
