import type { Transaction } from "sequelize";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { listText } from "#core/listText.ts";
import { mayLinkByEmail } from "#core/people/access/mayLinkByEmail.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccount, findAddressHolder } from "#db/queries/people/accounts.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { findInstallation, findWho, findWhomToAsk, linkSlackUser } from "#db/queries/slack/slack.ts";
import { writeAuditEntry } from "../audit.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { activePerson, type SlackUser } from "./findSlackPerson.ts";
import { unprovenSlackUser } from "./links/unprovenSlackUser.ts";

export interface SlackProfile {
  name: string;
  email: string | null;
  isEmailConfirmed: boolean;
  isBot: boolean;
  isGuest: boolean;
  isDeleted: boolean;
}

export async function linkSlackPerson(
  user: SlackUser,
  profile: SlackProfile,
  pageOf?: (token: string) => string,
): Promise<Person> {
  const who = await findWho(user.teamId, user.slackUserId);
  const organizationName = who?.organizationName ?? "your organization";
  const strange = async (reason: string) => {
    const admins = who ? await findWhomToAsk(who.organizationId) : [];
    const text = `${reason} Ask ${listText(admins, "or") || "an Admin"} to invite you to ${organizationName}, and then try again.`;
    return stranger(text);
  };
  const { name, email, isEmailConfirmed, isBot, isGuest, isDeleted } = profile;
  if (isBot || isDeleted) throw stranger("Only members of this Slack workspace can use Awayday.");
  if (isGuest)
    throw stranger("Guests of this Slack workspace can't use Awayday in Slack. Use Awayday on the web instead.");
  if (!email || !isEmailConfirmed) {
    throw stranger("Slack has no confirmed email for you. Confirm your email in Slack, and then try again.");
  }

  const account = await findAccount(normalEmail(email));
  const unknown = () => strange(`${email} has no Awayday account yet.`);
  if (!who || account?.organizationId !== who.organizationId) throw await unknown();
  await activePerson(account.organizationId, account.userId);
  const now = operationsRuntime().clock.now();
  const linked = await transactionally(async (tx) => {
    const person = await lockPerson(account.organizationId, account.userId, tx);
    if (!person?.isActive || !(await isStill(person, email, tx))) return undefined;
    const installation = await findInstallation(person.organizationId, user.teamId, tx);
    if (!installation) return undefined;
    if (!mayLinkByEmail(installation.connector, person)) return { installationId: installation.id };
    await linkSlackUser(user, account, now, tx);
    const by = { organizationId: account.organizationId, userId: account.userId, source: "slack", at: now } as const;
    const entry = { subject: ["user", account.userId] as [string, string], after: { slack: "linked" } };
    await writeAuditEntry({ ...by, action: "linkSlack" }, entry, tx);
    return person;
  });
  if (!linked) throw await unknown();
  if ("installationId" in linked) throw await unprovenSlackUser(user, { ...account, ...linked, name }, pageOf);
  return linked;
}

async function isStill({ id, email }: Person, wanted: string, tx: Transaction): Promise<boolean> {
  return email === normalEmail(wanted) && (await findAddressHolder(email, tx))?.id === id;
}

function stranger(text: string): Refusal {
  return new Refusal("forbidden", "slack_stranger", text);
}
