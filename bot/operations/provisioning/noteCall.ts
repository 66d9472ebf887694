import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import { noteProvisioningCall } from "#db/queries/provisioning/calls.ts";
import { operationsRuntime } from "../runtime.ts";

export interface CallingToken {
  organizationId: string;
  id: string;
  calls: number;
}

interface Call {
  method: string;
  path: string;
  subjectId: string | null;
  status: number;
  error: string | null;
}

const LONGEST_ERROR = 300;
const LONGEST_METHOD = 10;

const DEAD_CALLS_PER_MINUTE = 10;

export async function noteCall(token: CallingToken, { method, status, error, ...call }: Call): Promise<void> {
  const { organizationId, id: keyId, calls } = token;
  if (calls > (status === 401 ? DEAD_CALLS_PER_MINUTE : CALLS_PER_MINUTE + 1)) return;
  await noteProvisioningCall(organizationId, {
    at: operationsRuntime().clock.now(),
    keyId,
    method: method.slice(0, LONGEST_METHOD),
    status,
    error: error && error.slice(0, LONGEST_ERROR),
    ...call,
  });
}
