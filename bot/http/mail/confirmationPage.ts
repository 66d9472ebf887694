import { html } from "#bot/html.ts";
import { mailPage } from "./mailPage.ts";

const SIGN_IN = { label: "Open Awayday", href: "/login" };

/**
 * Returns the page behind a link that confirms an organization. Only its button confirms, because mail scanners follow
 * links.
 */
export function confirmationPage(found: { email: string; organizationName: string } | undefined): {
  status: number;
  page: string;
} {
  if (!found) return { status: 404, page: deadPage() };
  const page = mailPage({
    title: "Confirm your email",
    lead: "Confirm that this is your email address. If you didn't sign up for this organization, close this page.",
    facts: [
      ["Email", found.email],
      ["Organization", found.organizationName],
    ],
    form: html`<form method="post"><button>Confirm Email</button></form>`,
  });
  return { status: 200, page };
}

/** Returns the page that follows the confirmation. */
export function confirmationDonePage(): string {
  return mailPage({
    title: "Your email is confirmed",
    lead: "You can now invite your whole organization.",
    link: SIGN_IN,
  });
}

function deadPage(): string {
  return mailPage({
    title: "This link no longer works",
    lead: "Confirmation links work once and expire after 14 days. If your organization isn't confirmed yet, sign in to send another.",
    link: SIGN_IN,
  });
}
