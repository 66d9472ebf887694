import { Readable } from "node:stream";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { setPhoto } from "#bot/operations/photos/setPhoto.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { recordPersonEvent } from "#bot/operations/personEvents/recordPersonEvent.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { leaveForGoogle } from "#bot/operations/auth/google/leaveForGoogle.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { noteHomeOpened } from "#bot/operations/slack/noteHomeOpened.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { Credit } from "#db/models/leave/Credit.ts";
import { Identity } from "#db/models/accounts/Identity.ts";
import { newId } from "#db/newId.ts";
import { keepEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { keepProvisionedPerson } from "#db/queries/provisioning/keepProvisioned.ts";
import { linkSlackUser } from "#db/queries/slack/slack.ts";
import { aPhoto, photoBody } from "./aPhoto.ts";
import { PDF } from "./evidenceFiles.ts";
import { deliverNow } from "../asserting/deliverNow.ts";
import { hire, PASSWORD, type TestClock, type testOrganization } from "./testOrganization.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";

export const TEXTS = {
  note: "a note of the sea",
  rejected: "rejected for the fair",
  cancelled: "cancelled for the move",
  decided: "decided by a coin",
  adjusted: "adjusted for the dog",
  undone: "undone like a knot",
  file: "my broken leg",
  question: "is it about the whale",
  answer: "it swallowed my boat",
  asked: "who feeds the parrot",
  worked: "worked through the storm",
  thanked: "thanked with a lantern",
  pictured: "pictured with a pelican",
  pictureAtGoogle: "https://lh3.googleusercontent.com/a/lighthouse",
  keyed: "keyed to the harbor",
  fed: "fed to the gulls",
  provisioned: "provisioned at the pier",
  subject: "subject at the pier",
  calendar: "calendar at the reef",
};
export const FACTS = { birthDate: "1971-04-09", group: "grade: skipper", eventKind: "shipwreck leave" };

export const KNOWN_AS = { formerName: "Zephyra", name: "Zephyra O'Quill <Zed>", google: "google-zephyra" };

type Company = Awaited<ReturnType<typeof testOrganization>>;

export async function someoneWithAPast(
  { owner, admin, manager, erin, ezra }: Company,
  { databaseUrl, clock }: { databaseUrl: string; clock: TestClock },
) {
  const keep = keepingChannel({ appUrl: "https://a.example", log: pino({ level: "silent" }), printsLinks: false });
  const deliver = () => deliverNow({ databaseUrl, clock, channels: [keep] });
  const hired = await hire(owner, KNOWN_AS.formerName, "Manager", { managerId: manager.userId });
  const email = `quill@${hired.email.split("@")[1]}`;
  const person = { ...hired, email };
  await editUser(owner, person.userId, { birthDate: FACTS.birthDate, groups: [FACTS.group] });
  await editUser(owner, person.userId, {
    name: KNOWN_AS.name,
    email,
    creditedYears: 2,
    workingPattern: { from: "2027-03-01", weeks: [[480, 480, 480, 480, 0, 0, 0]] },
  });
  const fair = { startDate: "2029-10-01", endDate: "2029-10-02", reason: "Trade fair" };
  await createBlackout(owner, { ...fair, exceptUserIds: [person.userId] });
  await createTeam(owner, { name: "Crew", leadIds: [person.userId], memberIds: [person.userId, erin.userId] });
  await recordPersonEvent(owner, person.userId, { type: "occurrence", on: "2027-03-01", kind: FACTS.eventKind });
  const { token } = await makePasswordLink(owner, person.userId, {});
  await resetPassword({ source: "web" }, { token, newPassword: PASSWORD });
  await editUser(owner, ezra.userId, { managerId: person.userId });
  await editProfile(person, { notificationChoices: { reminders: false }, theme: "dark", weekStart: 6 });
  await setPhoto(person, photoBody(aPhoto({ scan: TEXTS.pictured })));

  const now = clock.now();
  await Identity.create({
    ...person,
    provider: "google",
    subject: KNOWN_AS.google,
    picture: TEXTS.pictureAtGoogle,
    createdAt: now,
  });
  await linkSlackUser({ teamId: "T1", slackUserId: "UZEPHYRA" }, person, now, undefined as never);
  await noteHomeOpened(person, { teamId: "T1", userId: "UZEPHYRA" });
  const { organizationId, userId } = person;
  const intent = { kind: "link", organizationId, userId, sessionHash: "a session" } as const;
  await leaveForGoogle({ browser: "a browser", codeVerifier: "verified", intent, visitor: { source: "web" } });
  await requestPasswordReset({ source: "web" }, { email });
  await makePasswordLink(owner, person.userId, {});
  const wish = { id: newId(), email: `wish-${email}`, sessionId: null, requestedAt: now, expiresAt: now };
  await keepEmailChange({ ...person, id: person.userId }, wish, undefined as never);

  await createFeed(person, { kind: "team", name: TEXTS.fed });
  await transactionally((tx) => keepProvisionedPerson(organizationId, sentBy(person), { now: clock.now(), tx }));
  const settings = {
    name: "Okta",
    issuer: "https://id.example.com",
    clientId: "awayday",
    clientSecretSealed: "sealed",
  };
  const { id: connectionId }: { id: string } = await SsoConnection.create({
    organizationId,
    ...settings,
    joins: "off",
    isOn: false,
    createdAt: now,
  });
  const account = { connectionId, issuer: "https://id.example.com", subject: TEXTS.subject };
  await SsoIdentity.create({
    ...account,
    organizationId,
    userId: person.userId,
    createdAt: now,
  });
  await CalendarConnection.create({
    organizationId,
    userId: person.userId,
    service: "google",
    subject: "reef",
    account: TEXTS.calendar,
    tokensSealed: "sealed",
    state: "working",
    createdAt: now,
  });
  await createKey(person, { name: TEXTS.keyed, scopes: ["requests:read"] });
  const submit = (who: typeof person, startDate: string, notes?: string) =>
    submitRequest(who, { type: "vacation", startDate, endDate: startDate, notes });
  const approved = await submit(person, "2027-03-02", TEXTS.note);
  await deliver();
  await decideRequest(manager, approved.id, { status: "approved" });
  const rejected = await submit(person, "2027-03-03");
  await decideRequest(manager, rejected.id, { status: "rejected", rejectionReason: TEXTS.rejected });
  const cancelled = await submit(person, "2027-03-04");
  await decideRequest(manager, cancelled.id, { status: "approved" });
  await cancelRequest(admin, cancelled.id, { rejectionReason: TEXTS.cancelled });
  const open = await submit(person, "2027-04-05");
  const file = { name: `${TEXTS.file}.pdf`, type: "application/pdf", file: () => Readable.from([Buffer.from(PDF)]) };
  await attachEvidence(person, open.id, file);
  await postMessage(manager, open.id, { text: TEXTS.question });
  await postMessage(person, open.id, { text: TEXTS.answer });
  const credit = { type: "vacation", minutes: 480, submittedAt: clock.now(), updatedAt: clock.now() };
  const worked = { ...credit, workedOn: "2027-02-27", notes: TEXTS.worked, status: "pending" as const };
  const { id: creditId }: { id: string } = await Credit.create({ organizationId, userId, ...worked });
  await decideRequest(manager, creditId, { status: "rejected", rejectionReason: TEXTS.thanked });
  await submit(erin, "2027-03-02");
  const ofEzra = await submit(ezra, "2027-03-02");
  await postMessage(person, ofEzra.id, { text: TEXTS.asked });
  await deliver();
  await decideRequest(person, ofEzra.id, { status: "rejected", rejectionReason: TEXTS.decided });
  await adjustBalanceOf(admin, person.userId, { type: "vacation", adjustment: 2, reason: TEXTS.adjusted });
  const entries = await findLedgerEntries(person.organizationId, person.userId);
  const adjustmentId = entries.find(({ kind }) => kind === "adjustment")?.id ?? "";
  await undoAdjustment(admin, adjustmentId, { reason: TEXTS.undone });
  await adjustBalanceOf(admin, person.userId, { type: "sick", adjustment: 1, reason: TEXTS.adjusted });
  await deliver();
  return { person, formerEmail: hired.email, approvedId: approved.id, rejectedId: rejected.id, ofEzraId: ofEzra.id };
}

function sentBy({ userId: id, email: userName }: { userId: string; email: string }) {
  const names = { displayName: KNOWN_AS.name, givenName: null, familyName: null };
  return { id, userName, externalId: TEXTS.provisioned, ...names, managesManager: false, isActive: true };
}
