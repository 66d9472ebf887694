import type { Transaction } from "sequelize";
import { Nothing } from "#core/inputs.ts";
import { hasRecord, recordName } from "#core/sso/domains.ts";
import { assertMayEndProof } from "#core/sso/requirement.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import {
  type DomainRow,
  findDomain,
  findHolder,
  lockDomain,
  lockOwnDomain,
  noteCheck,
} from "#db/queries/sso/domains.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import type { Actor, Source } from "../actor.ts";
import { writeAuditEntry } from "../audit.ts";
import { notFound } from "../notFound.ts";
import { lockSignIn } from "../organization/steps/signInLock.ts";
import { preparedOperation } from "../preparedOperation.ts";
import { knownId } from "../running/rawInput.ts";

export type TextsOf = (name: string) => Promise<string[][] | undefined>;

export function checkDomain(actor: Actor, id: string, textsOf: TextsOf): Promise<boolean> {
  return preparedOperation(
    "checkSsoDomain",
    Nothing,
    async (_, { me, count }) => {
      await count([limits.domainChecks, me.organizationId]);
      const own = await findDomain(me.organizationId, knownId(id));
      if (!own) throw notFound("The domain");
      const records = await textsOf(recordName(own.domain));
      if (!records)
        throw new Refusal(
          "conflict",
          "dns_failed",
          "The domain's name servers didn't respond. Please try again later.",
        );
      const holder = await findHolder(own.domain);
      return { own, isProven: hasRecord(records, own.token), lost: lostBy(holder, own, records) };
    },
    async (_, { own, isProven, lost }, { tx, now, audit, unchanged, again }) => {
      await lockDomain(own.domain, tx);
      if (!(await lockOwnDomain(own.organizationId, own.id, tx))) throw notFound("The domain");
      await lockSignIn(own.organizationId, tx);
      await again();
      if (!isProven) {
        const isRequired = (await findRequirement(own.organizationId, tx)) !== undefined;
        assertMayEndProof({ isProven: own.provenAt !== null, isRequired });
      }
      if (isProven && lost) await endProof(lost, { tx, now, source: actor.source });
      const holder = isProven ? await findHolder(own.domain, tx) : undefined;
      if (holder && holder.organizationId !== own.organizationId)
        throw new Refusal("conflict", "domain_taken", "Another organization has verified this domain");
      await noteCheck(own, { now, isProven }, tx);
      if (isProven === (own.provenAt !== null)) unchanged();
      else await audit({ subject: ["sso_domain", own.id], after: { domain: own.domain, isProven } });
      return isProven;
    },
  )(actor, {});
}

/** Security: the other organization's audit log doesn't name the organization that proves the domain now. */
async function endProof(
  { organizationId, id, domain }: DomainRow,
  { tx, now, source }: { tx: Transaction; now: Date; source: Source },
): Promise<void> {
  await noteCheck({ organizationId, id }, { now, isProven: false }, tx);
  const by = { organizationId, userId: null, source, action: "checkSsoDomain", at: now };
  await writeAuditEntry(by, { subject: ["sso_domain", id], after: { domain, isProven: false } }, tx);
}

function lostBy(holder: DomainRow | undefined, own: DomainRow, records: string[][]): DomainRow | undefined {
  const isOther = holder !== undefined && holder.organizationId !== own.organizationId;
  return isOther && !hasRecord(records, holder.token) ? holder : undefined;
}
