import type { Transaction } from "sequelize";
import { MAX_SESSIONS } from "#core/auth/maxSessions.ts";
import { row } from "../../statement.ts";

/** Security: contains no secrets. */
export interface SignIns {
  emailProvenAt: string | null;
  passwordChangedAt: string | null;
  google: { since: string; picture?: string } | null;
  secondFactor: { since: string; recoveryCodesLeft: number } | null;
  slack: { workspace: string | null; since: string; homeOpenedAt: string | null }[];
  sessions: { signedInAt: string; seenAt: string; userAgent: string | null; address: string | null }[];
  provisioned: {
    userName: string;
    externalId: string | null;
    displayName: string | null;
    givenName: string | null;
    familyName: string | null;
    since: string;
  } | null;
  singleSignOn: { connection: string; issuer: string; subject: string; since: string }[];
  feeds: {
    name: string;
    kind: string;
    createdAt: string;
    fetchedAt: string | null;
    agent: string | null;
    fetches: { at: string; agent: string | null; status: number; times: number }[];
  }[];
  calendars: { service: string; account: string; office: string | null; since: string; sentAt: string | null }[];
  keys: {
    name: string;
    scopes: string[];
    createdAt: string;
    lastUsedAt: string | null;
    revokedAt: string | null;
    calls: { at: string; method: string; path: string | null; status: number; times: number }[];
  }[];
}

const SIGN_INS = {
  name: "records-sign-ins",
  text: `
    SELECT (SELECT max(proven_at) FROM identities
        WHERE organization_id = $1 AND user_id = $2 AND provider = 'email') AS "emailProvenAt",
      (SELECT changed_at FROM passwords WHERE organization_id = $1 AND user_id = $2) AS "passwordChangedAt",
      (SELECT json_strip_nulls(json_build_object('since', created_at, 'picture', picture)) FROM identities
        WHERE organization_id = $1 AND user_id = $2 AND provider = 'google' LIMIT 1) AS google,
      (SELECT json_build_object('since', f.confirmed_at, 'recoveryCodesLeft', (SELECT count(*) FROM recovery_codes c
          WHERE c.organization_id = $1 AND c.user_id = $2 AND c.used_at IS NULL))
        FROM second_factors f
        WHERE f.organization_id = $1 AND f.user_id = $2 AND f.confirmed_at IS NOT NULL) AS "secondFactor",
      (SELECT coalesce(json_agg(json_build_object('workspace', t.team_name, 'since', i.created_at,
          'homeOpenedAt', h.opened_at) ORDER BY i.created_at), '[]')
        FROM identities i
        LEFT JOIN slack_installations t ON t.organization_id = $1 AND t.team_id = split_part(i.subject, ':', 1)
        LEFT JOIN slack_homes h ON h.organization_id = $1 AND h.user_id = $2 AND h.team_id = split_part(i.subject, ':', 1)
        WHERE i.organization_id = $1 AND i.user_id = $2 AND i.provider = 'slack') AS slack,
      (SELECT coalesce(json_agg(json_build_object('signedInAt', sess ->> 'signedInAt', 'seenAt', sess ->> 'seenAt',
          'userAgent', sess ->> 'userAgent', 'address', sess ->> 'address') ORDER BY sess ->> 'signedInAt'), '[]')
        FROM (SELECT sess FROM sessions WHERE user_id = $2
          ORDER BY sess ->> 'seenAt' DESC, sid LIMIT ${MAX_SESSIONS}) newest) AS sessions,
      (SELECT coalesce(json_agg(json_build_object('name', name, 'scopes', scopes, 'createdAt', created_at,
          'lastUsedAt', last_used_at, 'revokedAt', revoked_at, 'calls', (SELECT coalesce(json_agg(json_build_object(
              'at', t.at, 'method', t.method, 'path', t.path, 'status', t.status, 'times', t.times) ORDER BY t.at), '[]')
            FROM token_calls t WHERE t.organization_id = $1 AND t.key_id = newest.id)) ORDER BY created_at, id), '[]')
        FROM (SELECT * FROM api_keys WHERE organization_id = $1 AND user_id = $2
          ORDER BY created_at DESC, id DESC LIMIT $3) newest) AS keys,
      (SELECT json_build_object('userName', user_name, 'externalId', external_id, 'displayName', display_name,
          'givenName', given_name, 'familyName', family_name, 'since', created_at)
        FROM provisioned_people WHERE organization_id = $1 AND user_id = $2) AS provisioned,
      (SELECT coalesce(json_agg(json_build_object('connection', c.name, 'issuer', i.issuer, 'subject', i.subject,
          'since', i.created_at) ORDER BY i.created_at), '[]')
        FROM sso_identities i
        JOIN sso_connections c ON c.organization_id = i.organization_id AND c.id = i.connection_id
        WHERE i.organization_id = $1 AND i.user_id = $2) AS "singleSignOn",
      (SELECT coalesce(json_agg(json_build_object('name', name, 'kind', kind, 'createdAt', created_at,
          'fetchedAt', fetched_at, 'agent', agent, 'fetches', (SELECT coalesce(json_agg(json_build_object(
              'at', t.at, 'agent', t.agent, 'status', t.status, 'times', t.times) ORDER BY t.at), '[]')
            FROM token_calls t WHERE t.organization_id = $1 AND t.feed_id = f.id)) ORDER BY created_at), '[]')
        FROM calendar_feeds f WHERE f.organization_id = $1 AND f.user_id = $2) AS feeds,
      (SELECT coalesce(json_agg(json_build_object('service', c.service, 'account', c.account, 'office', f.name,
          'since', c.created_at, 'sentAt', c.sent_at) ORDER BY c.created_at), '[]')
        FROM calendar_connections c
        LEFT JOIN offices f ON f.organization_id = c.organization_id AND f.id = c.office_id
        WHERE c.organization_id = $1 AND c.user_id = $2) AS calendars`,
};

export async function findSignIns(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<SignIns> {
  const found = await row<SignIns>(SIGN_INS, [organizationId, userId, most], tx);
  const none = { emailProvenAt: null, passwordChangedAt: null, google: null, secondFactor: null, provisioned: null };
  return found ?? { ...none, slack: [], singleSignOn: [], sessions: [], keys: [], feeds: [], calendars: [] };
}
