import { Refusal } from "#core/refusal.ts";
import { ssoRequired } from "#core/sso/requirement.ts";
import type { Required } from "#db/queries/sso/requirement.ts";

export interface PasswordProof {
  kind: "sso-proof";
  organizationId: string;
  userId: string;
  connectionId: string;
  version: number;
  passwordChangedAt: string;
}

export class SsoRequired extends Refusal {
  readonly proof: PasswordProof;

  constructor(
    person: { organizationId: string; userId: string },
    { connectionId, connectionName, connectionVersion: version }: Required,
    passwordChangedAt: Date,
  ) {
    const { kind, code, message } = ssoRequired();
    super(kind, code, message, { connection: { id: connectionId, name: connectionName } });
    const { organizationId, userId } = person;
    const changedAt = passwordChangedAt.toISOString();
    this.proof = { kind: "sso-proof", organizationId, userId, connectionId, version, passwordChangedAt: changedAt };
  }
}
