import type { Transaction } from "sequelize";
import { mayEnterByLink } from "#core/sso/mayLinkByProvider.ts";
import { findNamedPerson, findSsoPerson, type LinkedPerson } from "#db/queries/sso/identities.ts";
import type { Visitor } from "../../actor.ts";
import type { ProviderAccount } from "../../auth/providers/ProviderAccount.ts";
import { noteFailedSignInOf } from "../../auth/steps/noteFailedSignIn.ts";
import type { SsoArrival } from "../returnFromSso.ts";
import type { MustLink } from "../SsoIntent.ts";
import { meetBySso } from "./meetBySso.ts";
import { noteSsoFailure } from "./noteSsoFailure.ts";
import { holdUsed, mustLink, type SsoArriving } from "./SsoArriving.ts";
import { SsoRefusal } from "./SsoRefusal.ts";

export function ssoAccount(arrival: SsoArrival, visitor: Visitor): ProviderAccount<LinkedPerson, MustLink> {
  const { connection, profile, intent } = arrival;
  const { organizationId, id: connectionId } = connection;
  const { issuer, subject, session } = profile;
  const key = { organizationId, connectionId, issuer, subject };
  const arriving: SsoArriving = { ...arrival, key, visitor };
  return {
    key: `sso ${connectionId} ${issuer} ${subject}`,
    start: {
      by: "sso",
      providerSession: { connectionId, ...session },
      after: { by: "sso", connectionId },
    },
    findPerson: async (tx) => {
      const linked = await findSsoPerson(key, tx);
      return linked && !linked.isActive && (await hasReturned(profile, organizationId, tx)) ? undefined : linked;
    },
    hold: async (tx) => void (await holdUsed(arriving, tx)),
    // A person promoted after the provider alone linked the account must confirm the link.
    admit: async (person) => (mayEnterByLink(person) ? undefined : mustLink(arriving, person.userId)),
    meet: (at) => meetBySso(arriving, at),
    refusalOf: (why, { userId }) => new SsoRefusal(why, why === "deactivated" ? { userId } : {}),
    noteRefusal: async (refusal) => {
      if (!(refusal instanceof SsoRefusal)) return;
      const { code, userId } = refusal;
      if (code === "sso_deactivated" && userId) {
        await noteFailedSignInOf(visitor, { organizationId, userId }, "deactivated");
      }
      await noteSsoFailure(connection, { visitor, intent }, refusal);
    },
  };
}

async function hasReturned(
  { email }: SsoArrival["profile"],
  organizationId: string,
  tx: Transaction,
): Promise<boolean> {
  return email !== null && (await findNamedPerson(organizationId, email, tx))?.isActive === true;
}
