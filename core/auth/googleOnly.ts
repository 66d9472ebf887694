import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isAllowedAddress } from "./emailDomain.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";

export function assertPasswordsAllowed({ googleOnly }: { googleOnly: boolean }): void {
  if (googleOnly) throw new Refusal("forbidden", "google_only", REDIRECT_ERRORS.google_only);
}

export function assertMayRelyOnGoogle({ isSetUp, isLinked }: { isSetUp: boolean; isLinked: boolean }): void {
  if (!isSetUp) throw notYet("google_not_set_up", "Google sign-in isn't set up on this server");
  if (!isLinked) {
    const text = "Link your own Google account first, in your Profile Settings, so that you don't lock yourself out";
    throw notYet("google_not_linked", text);
  }
}

export function assertWithoutSso(hasConnection: boolean): void {
  if (hasConnection) throw notYet("sso_on", "Turn off every connection under Single sign-on first");
}

export function assertOwnersOfDomain(
  owners: readonly { id: string; name: string; email: string }[],
  { domain, actorId, field }: { domain: string | null; actorId: string; field: "domain" | "googleOnly" | "role" },
): void {
  const outside = owners.filter(({ email }) => !isAllowedAddress(email, domain));
  const [other] = outside;
  if (!other) return;
  const why = "because people sign in only with Google accounts in that domain";
  if (outside.some(({ id }) => id === actorId)) {
    const text = `Your own email must belong to the domain, ${why}`;
    throw new Refusal("conflict", "own_domain", text, { fields: { [field]: text } });
  }
  const text = `Every Owner's email must belong to the domain, ${why}. ${other.name}'s email doesn't.`;
  throw new Refusal("conflict", "owner_domain", text, { fields: { [field]: text } });
}

const OWN_DOMAINS = ["@gmail.com", "@googlemail.com"];

/** Source: Google's documentation of the claim `hd`. */
export function isManagedByGoogle({ email, hostedDomain }: { email: string; hostedDomain: string | null }): boolean {
  return Boolean(hostedDomain) || OWN_DOMAINS.some((domain) => normalEmail(email).endsWith(domain));
}

function notYet(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text, { fields: { googleOnly: text } });
}
