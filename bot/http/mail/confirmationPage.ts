import { html } from "#bot/html.ts";
import type { ConfirmationLink } from "#bot/operations/organization/confirmationLink.ts";
import { asSentences } from "./asSentences.ts";
import { mailPage } from "./mailPage.ts";

const SIGN_IN = { label: "Open Awayday", href: "/login" };

/** Only the page's button confirms the organization, because mail scanners follow links. */
export function confirmationPage(found: ConfirmationLink | undefined): {
  status: number;
  page: string;
} {
  if (!found) return { status: 404, page: deadPage() };
  const lead = "Confirm that this is your email address. If you didn't sign up for this organization, close this page.";
  const replacing =
    " Another account also uses this email. After you confirm, that account can no longer sign in with it.";
  const page = mailPage({
    title: "Confirm your email",
    lead: found.replaces ? lead + replacing : lead,
    facts: [
      ["Email", found.email],
      ["Organization", found.organizationName],
    ],
    form: html`<form method="post"><button>Confirm Email</button></form>`,
  });
  return { status: 200, page };
}

export function confirmationDonePage(): string {
  return mailPage({
    title: "Your email is confirmed",
    lead: "You can now invite your whole organization.",
    link: SIGN_IN,
  });
}

export function confirmationRefusedPage(reason: string): string {
  return mailPage({ title: "Your email wasn't confirmed", lead: asSentences(reason), link: SIGN_IN });
}

function deadPage(): string {
  return mailPage({
    title: "This link no longer works",
    lead: "Confirmation links can be used only once and expire after 14 days. If your organization isn't confirmed yet, sign in and request a new link.",
    link: SIGN_IN,
  });
}
