import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";

/** Refuses (403) to sign in by password, or to set one, where an organisation signs in with Google only. */
export function assertPasswordsCount({ googleOnly }: { googleOnly: boolean }): void {
  if (googleOnly) throw new Refusal("forbidden", "google_only", REDIRECT_ERRORS.google_only);
}

/** Refuses (409) Google as the only way in where it is none, on this server or for who chooses it: they would lock themself out. */
export function assertMayRelyOnGoogle({ isSetUp, isLinked }: { isSetUp: boolean; isLinked: boolean }): void {
  if (!isSetUp) throw notYet("google_not_set_up", "Sign-in with Google is not set up on this server");
  if (!isLinked) {
    const text = "Link your own Google account first, in your Profile Settings, so that you don't lock yourself out";
    throw notYet("google_not_linked", text);
  }
}

/** Google manages its own addresses and those of a Workspace; of any other it only knows whose it was once. */
const OWN_DOMAINS = ["@gmail.com", "@googlemail.com"];

/** Whether Google can tell whose an address is today, as its documentation on the claim `hd` has it. */
export function isManagedByGoogle({ email, hostedDomain }: { email: string; hostedDomain: string | null }): boolean {
  return Boolean(hostedDomain) || OWN_DOMAINS.some((domain) => email.toLowerCase().endsWith(domain));
}

function notYet(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text, { fields: { googleOnly: text } });
}
