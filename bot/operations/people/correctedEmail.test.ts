import { beforeEach, describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { changeOwnEmail } from "../auth/email/changeOwnEmail.ts";
import { linkGoogle } from "../auth/google/linkGoogle.ts";
import { signInWithGoogle } from "../auth/google/signInWithGoogle.ts";
import { makePasswordLink } from "../auth/passwords/makePasswordLink.ts";
import { makeMailedResetToken } from "../auth/passwords/makeMailedResetToken.ts";
import { resetPassword } from "../auth/passwords/resetPassword.ts";
import { signIn } from "../auth/signIn.ts";
import { createFeed } from "../feeds/createFeed.ts";
import { listFeeds } from "../feeds/listFeeds.ts";
import { createKey } from "../keys/createKey.ts";
import { useKey } from "../keys/useKey.ts";
import { connectSlack } from "../slack/connectSlack.ts";
import { findSlackPerson } from "../slack/findSlackPerson.ts";
import { linkSlackPerson } from "../slack/linkSlackPerson.ts";
import { noteHomeOpened } from "../slack/noteHomeOpened.ts";
import { editUser } from "./editUser.ts";
import { newId } from "#db/newId.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
const clock = testClock();
const owner = await foundTestOrganization();
const web = { source: "web" } as const;
const TEAM = "T1";
await connectSlack(owner, {
  teamId: TEAM,
  teamName: "Acme",
  botToken: "xoxb-1",
  botUserId: "UBOT",
  appId: "A1",
  scopes: [],
});

type Person = Awaited<ReturnType<typeof hire>>;
let bob: Person;
let hired = 0;
beforeEach(async () => {
  testClock();
  bob = await hire(owner, `Bob${++hired}`);
  mail.received.length = 0;
});

const corrected = () => `right.${bob.email}`;
const correct = () => editUser(owner, bob.userId, { email: corrected() });
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
const signsIn = (email: string, password = PASSWORD) => outcomeOf(signIn(web, { email, password }, aNewSession()));
const googleOf = ({ userId, email }: Person) => ({
  subject: `google ${userId}`,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain: null,
});
const signsInWithGoogle = () => outcomeOf(signInWithGoogle(web, googleOf(bob), aNewSession()));

const slackUser = () => ({ teamId: TEAM, slackUserId: `U${bob.userId}` });
const linkSlack = (email = bob.email) =>
  linkSlackPerson(slackUser(), {
    name: "Bob",
    email,
    isEmailConfirmed: true,
    isBot: false,
    isGuest: false,
    isDeleted: false,
  });
const openHome = () => noteHomeOpened(bob, { teamId: TEAM, userId: slackUser().slackUserId });
const homes = async () =>
  (await database().pool.query("SELECT FROM slack_homes WHERE user_id = $1", [bob.userId])).rowCount;

describe("after an Admin corrects a mistyped email", () => {
  test("the password set from the old mailbox doesn't sign in with the new address", async () => {
    await correct();
    expect([await signsIn(corrected()), await signsIn(bob.email)]).toEqual(["wrong_credentials", "wrong_credentials"]);
  });

  test("the Google account linked from the old mailbox doesn't sign in", async () => {
    await linkGoogle(bob, googleOf(bob));
    expect(await signsInWithGoogle()).toBe("done");
    await correct();
    expect(await signsInWithGoogle()).toBe("no_account");
  });

  test("API keys and calendar feeds made from the old mailbox no longer work", async () => {
    const { token } = await createKey(bob, { name: "Script", scopes: ["requests:read"] });
    await createFeed(bob, { kind: "own" });
    const outcomes = async () => [await outcomeOf(useKey(token)), (await listFeeds(bob, {})).length];
    expect(await outcomes()).toEqual(["done", 1]);
    await correct();
    expect(await outcomes()).toEqual(["revoked_key", 0]);
  });

  test("the Slack user with the old email is a stranger, whose Home tab gets no more updates", async () => {
    await linkSlack();
    await openHome();
    expect([(await findSlackPerson(slackUser()))?.id, await homes()]).toEqual([bob.userId, 1]);
    await correct();
    expect([await findSlackPerson(slackUser()), await homes()]).toEqual([undefined, 0]);
    expect(await outcomeOf(linkSlack())).toBe("slack_stranger");
    expect((await linkSlack(corrected())).id).toBe(bob.userId);
  });

  test("the new mailbox gets a link that sets a password, where mail is sent", async () => {
    testClock("2027-03-01", { sendsMail: true });
    await correct();
    await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
    const [sent, ...more] = mail.received.filter(({ to }) => to === corrected());
    expect([sent?.subject, more]).toEqual(["Your Awayday account has a new email", []]);
    const { hash } = new URL(sent?.linkTo("/reset-password") ?? "");
    const token = new URLSearchParams(hash.slice(1)).get("token");
    await resetPassword(web, { token, newPassword: "Bob's own password" });
    expect(await signsIn(corrected(), "Bob's own password")).toBe("done");
  });

  test("an Admin can hand over a link that sets a password", async () => {
    await correct();
    const { token } = await makePasswordLink(owner, bob.userId, {});
    await resetPassword(web, { token, newPassword: "Bob's own password" });
    expect(await signsIn(corrected(), "Bob's own password")).toBe("done");
  });
});

test("a person who changes their own email keeps their password and Google, but not the Slack user of the old email", async () => {
  await linkGoogle(bob, googleOf(bob));
  await linkSlack();
  await changeOwnEmail(bob, { email: corrected(), currentPassword: PASSWORD });
  expect([await signsIn(corrected()), await signsInWithGoogle()]).toEqual(["done", "done"]);
  expect(await findSlackPerson(slackUser())).toBeUndefined();
});

const linkByMail = async () => {
  const { organizationId, userId, email } = bob;
  const expiresAt = new Date(clock.now().getTime() + 600_000);
  return makeMailedResetToken({ organizationId, id: newId(), userId, email, expiresAt });
};
const linkByAdmin = async () => (await makePasswordLink(owner, bob.userId, {})).token;

describe("a password reset ends the Slack link of a thief", () => {
  test.each([
    ["by email", linkByMail],
    ["by an Admin's link", linkByAdmin],
  ])("%s", async (_, link) => {
    await linkSlack();
    await openHome();
    await resetPassword(web, { token: await link(), newPassword: "Bob's own password" });
    expect([await findSlackPerson(slackUser()), await homes()]).toEqual([undefined, 0]);
    expect((await linkSlack()).id).toBe(bob.userId);
  });
});

test("a Slack user isn't linked by an email that is changed at the same moment", async () => {
  const outcome = await withGate(async ({ tx, run, open }) => {
    await lockPerson(bob.organizationId, bob.userId, tx);
    const linking = outcomeOf(linkSlack());
    await untilWaiting();
    await run("UPDATE users SET email = $2 WHERE id = $1", [bob.userId, corrected()]);
    await open();
    return linking;
  });
  expect(outcome).toBe("slack_stranger");
  expect(await findSlackPerson(slackUser())).toBeUndefined();
  expect((await findAccount(corrected()))?.userId).toBe(bob.userId);
});

test("a Home tab that opens while its Slack user is unlinked isn't recorded", async () => {
  await linkSlack();
  await correct();
  await openHome();
  expect(await homes()).toBe(0);
});

test("Admins can change a person's email ten times a day, but edit other fields any number of times", async () => {
  const edit = (change: object, { userId } = bob) => outcomeOf(editUser(owner, userId, change));
  for (let edits = 1; edits <= 10; edits++) expect(await edit({ email: `${edits}.${bob.email}` })).toBe("done");
  expect(await edit({ email: corrected() })).toBe("too_many");
  expect(await edit({ email: `10.${bob.email}`, name: "Bob" })).toBe("done");
  const other = await hire(owner, "Other");
  expect(await edit({ email: `new.${other.email}` }, other)).toBe("done");
  testClock("2027-03-02");
  expect(await edit({ email: corrected() })).toBe("done");
});
