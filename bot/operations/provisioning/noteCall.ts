import { noteProvisioningCall } from "#db/queries/provisioning/calls.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

interface Call {
  method: string;
  path: string;
  subjectId: string | null;
  status: number;
  error: string | null;
}

/** The maximum length of an error in the log, in characters. */
const LONGEST = 300;

/** Notes a call by an identity provider in the log that Owners see. */
export async function noteCall({ organizationId, key }: Actor, { error, ...call }: Call): Promise<void> {
  if (!key) return;
  const at = operationsRuntime().clock.now();
  await noteProvisioningCall(organizationId, { ...call, at, keyId: key.id, error: error && error.slice(0, LONGEST) });
}
