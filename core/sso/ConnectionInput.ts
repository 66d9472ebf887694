import { z } from "zod";
import { SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { idField, oneOf, orAbsent, text, wholeNumber, yesOrNo } from "../inputs.ts";
import { nameField } from "../nameField.ts";
import { Refusal } from "../refusal.ts";

const MAX_CONNECTIONS = 10;

/**
 * `off` refuses people without an account, `ask` lets them wait for an Admin, and `employee` adds them as Employees.
 */
export const JOIN_MODES = ["off", "ask", "employee"] as const;
export type JoinMode = (typeof JOIN_MODES)[number];

const ISSUER_WRONG =
  "Enter an address such as https://acme.okta.com, with only the letters a to z, digits, dots, and hyphens in its host, and without a user name, spaces, “\\”, “?”, or “#”";
/** An issuer has no query or fragment. Source: OpenID Connect Core 1.0, section 2. */
const ISSUER = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[^\s?#\\]*)?$/i;
const DISCOVERY = "/.well-known/openid-configuration";

/** Accepts the issuer or the address of the discovery document, which some providers show. */
function issuerField() {
  return text({ max: 2000, required: ISSUER_WRONG })
    .overwrite((issuer) => (issuer.endsWith(DISCOVERY) ? issuer.slice(0, -DISCOVERY.length) : issuer))
    .refine((issuer) => ISSUER.test(issuer), { error: ISSUER_WRONG });
}

function secretField() {
  return text({ max: 500, required: "Client secret is required" });
}

const FORM_AGAIN = "Please open the form again";

/** The redirect URI contains `id`. `proof` shows that the server chose `id`. */
export const ConnectionInput = z.object({
  id: idField(FORM_AGAIN),
  proof: text({ max: 100, required: FORM_AGAIN }),
  name: nameField("Name is required"),
  issuer: issuerField(),
  clientId: text({ max: 300, required: "Client ID is required" }),
  clientSecret: secretField(),
  joins: oneOf(JOIN_MODES),
});

export const confirmation = {
  currentPassword: orAbsent(
    z
      .string({ error: "Current password must be text" })
      .max(200, { error: "Current password must be at most 200 characters" }),
  ),
  code: orAbsent(SecondFactorCode.shape.code),
};

export const seenVersion = { version: orAbsent(wholeNumber({ min: 1, max: 2_147_483_647 })) };

export const ConnectionDeletion = z.object(confirmation);

export const ConnectionPatch = z.object({
  name: orAbsent(nameField("Name is required")),
  issuer: orAbsent(issuerField()),
  clientId: orAbsent(text({ max: 300, required: "Client ID is required" })),
  clientSecret: orAbsent(secretField()),
  joins: orAbsent(oneOf(JOIN_MODES)),
  isOn: yesOrNo().optional(),
  ...seenVersion,
  ...confirmation,
});
export type ConnectionPatch = z.output<typeof ConnectionPatch>;

/** Returns true if the change may let more people in. */
export function mustConfirm({ isOn, joins }: ConnectionPatch): boolean {
  return isOn === true || joins === "employee";
}

export function assertSeenConnection(version: number, seen: number | undefined): void {
  if (seen === version) return;
  throw new Refusal("conflict", "changed", "This connection was changed after you opened the page. Reload the page.");
}

/** Returns the refusal of a new connection whose ID the server didn't choose for this person. */
export function notOwnDraft(): Refusal {
  return new Refusal("invalid", "invalid_input", FORM_AGAIN, { fields: { proof: FORM_AGAIN } });
}

export function assertFewConnections(count: number): void {
  if (count < MAX_CONNECTIONS) return;
  const refusal = `An organization can have at most ${MAX_CONNECTIONS} connections. Delete one first.`;
  throw new Refusal("conflict", "too_many_connections", refusal);
}

export function assertMayTurnOn({ isTested, googleOnly }: { isTested: boolean; googleOnly: boolean }): void {
  if (!isTested) throw new Refusal("conflict", "not_tested", "Test the connection first");
  if (!googleOnly) return;
  const refusal = "People sign in with Google only. Allow passwords under Organization first.";
  throw new Refusal("conflict", "google_only", refusal);
}
