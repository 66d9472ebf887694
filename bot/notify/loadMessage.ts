import { findOrganizationName } from "#db/queries/offices/organizations.ts";
import { findIsProven } from "#db/queries/people/accounts.ts";
import { Facts } from "#db/queries/Facts.ts";
import { findHasJoined } from "#db/queries/provisioning/people.ts";
import type { Person } from "#db/queries/people/person.ts";
import { countsAsConfirmed, isConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { withoutFreeText, withoutQuotes } from "./withheld/withoutFreeText.ts";
import { SendFailure } from "./SendFailure.ts";
import { withoutNames } from "./withheld/withoutNames.ts";
import type { Message, MessageRecipient } from "./Message.ts";
import { messageBody, type News } from "./messageBody.ts";
import { ToFormer } from "./payloads.ts";

/** Returns undefined if the message is obsolete. Throws a SendFailure if only people who have joined may get it. */
export async function loadMessage(delivered: News): Promise<Message | undefined> {
  const { organizationId, id } = delivered;
  const facts = new Facts(organizationId, operationsRuntime().clock.now());
  const body = await messageBody(delivered, facts);
  const addressee = body && (await addresseeOf(delivered, facts));
  if (!addressee) return undefined;
  const { recipient, organizationName, mayQuote } = addressee;
  const message = { organizationId, id, organizationName, recipient, body };
  if (delivered.channel !== "mail") return message;
  if (!mayQuote && (await isOutside(delivered))) return toOutside(message);
  if (!mayQuote) return withoutFreeText(message);
  // Without a mail server, emails are only stored.
  return recipient.isProven || !operationsRuntime().sendsMail ? message : withoutQuotes(message);
}

/** `person.added` also goes to people whose email another person changed. The new email may be a stranger's. */
async function isOutside({ organizationId, recipientId, event }: News): Promise<boolean> {
  return event === "person.added" || !recipientId || !(await findHasJoined({ organizationId, id: recipientId }));
}

function toOutside(message: Message): Message {
  const plain = withoutNames(message);
  if (plain) return plain;
  throw new SendFailure("The person hasn't joined, and no Owner's email is confirmed", { isExpected: true });
}

interface Addressee {
  recipient: MessageRecipient;
  organizationName: string;
  /** False if the organization doesn't count as confirmed. Its emails then contain no free text. */
  mayQuote: boolean;
}

function mayGet({ isActive, isErased }: Person, { event }: Pick<News, "event">): boolean {
  return isActive || (event === "leaver.settled" && !isErased);
}

async function addresseeOf(delivered: News, facts: Facts): Promise<Addressee | undefined> {
  const { organizationId, recipientId, email } = delivered;
  if (!recipientId) {
    const organizationName = email && (await findOrganizationName(organizationId));
    if (!organizationName) return undefined;
    const recipient = { id: null, name: null, email, zone: "UTC", isProven: false };
    return { recipient, organizationName, mayQuote: await isConfirmed(organizationId) };
  }
  const person = await facts.person(recipientId);
  if (!person || !mayGet(person, delivered)) return undefined;
  const { id, name, zone, organizationName } = person;
  const address = email ?? person.email;
  const recipient = { id, name, email: address, zone, isProven: await isProven(delivered, address) };
  return { recipient, organizationName, mayQuote: countsAsConfirmed(person) };
}

async function isProven(
  { organizationId, recipientId, channel, event, payload }: News,
  email: string,
): Promise<boolean> {
  if (event === "email.changed") return ToFormer.parse(payload).wasProven;
  if (!recipientId || channel !== "mail") return false;
  return findIsProven({ organizationId, id: recipientId, email });
}
