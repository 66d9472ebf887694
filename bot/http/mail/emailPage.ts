import { html } from "#bot/html.ts";
import { asSentences } from "./asSentences.ts";
import { mailPage } from "./mailPage.ts";

const SIGN_IN = { label: "Open Awayday", href: "/login" };

export function emailPage(found: { from: string; to: string } | undefined): { status: number; page: string } {
  if (!found) return { status: 404, page: deadPage() };
  const page = mailPage({
    title: "Confirm your new email",
    lead: "After you confirm, you'll sign in with the new email. All other sessions will be signed out, and any linked Slack account will be unlinked.",
    facts: [
      ["New email", found.to],
      ["Current email", found.from],
    ],
    form: html`<form method="post"><button>Confirm Email</button></form>`,
  });
  return { status: 200, page };
}

export function emailDonePage({ email }: { email: string }): string {
  return mailPage({ title: "Your email was changed", lead: `Sign in with ${email} from now on.`, link: SIGN_IN });
}

export function emailRefusedPage(reason: string): string {
  return mailPage({ title: "Your email wasn't changed", lead: asSentences(reason), link: SIGN_IN });
}

function deadPage(): string {
  return mailPage({
    title: "This link no longer works",
    lead: "Confirmation links can be used only once and expire after 24 hours. Request a new one in your Profile Settings.",
    link: SIGN_IN,
  });
}
