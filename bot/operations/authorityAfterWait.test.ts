import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { findOfficeCalendars } from "#db/queries/calendars/calendarConnections.ts";
import { keepSession } from "#db/queries/auth/keepSession.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { linkSlackUser } from "#db/queries/slack/slack.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { importEventText, importOpeningText, importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import type { Actor } from "./actor.ts";
import { undoAdjustment } from "./balances/undoAdjustment.ts";
import { createBlackout } from "./blackouts/createBlackout.ts";
import { deleteBlackout } from "./blackouts/deleteBlackout.ts";
import { connectCalendar } from "./calendars/connectCalendar.ts";
import { disconnectCalendar } from "./calendars/disconnectCalendar.ts";
import { resendCalendar } from "./calendars/resendCalendar.ts";
import { createClosure } from "./closures/createClosure.ts";
import { deleteClosure } from "./closures/deleteClosure.ts";
import { createDelegation, createDelegationFor } from "./delegations/createDelegation.ts";
import { deleteDelegation } from "./delegations/deleteDelegation.ts";
import { revokeInvitation } from "./invitations/revokeInvitation.ts";
import { sendInvitation } from "./invitations/sendInvitation.ts";
import { createKey } from "./keys/createKey.ts";
import { revokeKey } from "./keys/revokeKey.ts";
import { createLeaveType } from "./leaveTypes/createLeaveType.ts";
import { editLeaveType } from "./leaveTypes/editLeaveType.ts";
import { postMessage } from "./messages/postMessage.ts";
import { addHoliday } from "./offices/addHoliday.ts";
import { addFederalHolidays } from "./offices/addFederalHolidays.ts";
import { createOffice } from "./offices/createOffice.ts";
import { deleteHoliday } from "./offices/deleteHoliday.ts";
import { deleteOffice } from "./offices/deleteOffice.ts";
import { editOffice } from "./offices/editOffice.ts";
import { editOrganization } from "./organization/editOrganization.ts";
import { setSecondFactorRules } from "./organization/setSecondFactorRules.ts";
import { setSignInRules } from "./organization/setSignInRules.ts";
import { lockSignIn } from "./organization/steps/signInLock.ts";
import { transferOwnership } from "./people/transferOwnership.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { deactivateUser } from "./people/deactivateUser.ts";
import { editUser } from "./people/editUser.ts";
import { erasePerson } from "./people/erasePerson.ts";
import { exportPerson } from "./people/exportPerson.ts";
import { deletePersonEvent, editPersonEvent } from "./personEvents/editPersonEvent.ts";
import { recordPersonEvent } from "./personEvents/recordPersonEvent.ts";
import { copyPolicyDocument } from "./policies/copyPolicyDocument.ts";
import { editPolicy } from "./policies/editPolicy.ts";
import { editPolicyDocument } from "./policies/editPolicyDocument.ts";
import { endPolicy } from "./policies/endPolicy.ts";
import { givePolicy } from "./policies/givePolicy.ts";
import { listPolicies } from "./policies/listPolicies.ts";
import { requestChange } from "./requests/changes/requestChange.ts";
import { decideByMail } from "./requests/decideByMail.ts";
import { decideRequest } from "./requests/decideRequest.ts";
import { makeDecisionTokens } from "./requests/makeDecisionTokens.ts";
import { cancelRequest, cancelRequestFor } from "./requests/cancelRequest.ts";
import { submitRequest, submitRequestFor } from "./requests/submitRequest.ts";
import { confirmSecondFactor } from "./auth/secondFactor/confirmSecondFactor.ts";
import { offerSecondFactor } from "./auth/secondFactor/offerSecondFactor.ts";
import { renewRecoveryCodes } from "./auth/secondFactor/renewRecoveryCodes.ts";
import { resetSecondFactor } from "./auth/secondFactor/resetSecondFactor.ts";
import { turnOffSecondFactor } from "./auth/secondFactor/turnOffSecondFactor.ts";
import { changeOwnEmail } from "./auth/email/changeOwnEmail.ts";
import { signOut } from "./auth/signOut.ts";
import { createTeam } from "./teams/createTeam.ts";
import { deleteTeam } from "./teams/deleteTeam.ts";
import { editTeam } from "./teams/editTeam.ts";
import { transactionally } from "./transactionally.ts";
import { signInWithGoogle } from "./auth/google/signInWithGoogle.ts";
import { linkGoogle } from "./auth/google/linkGoogle.ts";
import { changePassword } from "./auth/passwords/changePassword.ts";
import { makePasswordLink } from "./auth/passwords/makePasswordLink.ts";
import { adjustBalanceOf } from "./balances/adjustBalance.ts";
import { endSession, endSessionsOf } from "./auth/endSession.ts";

await testDatabase();
const clock = testClock("2027-03-01", { sendsMail: true });
const { pool } = database();
const owner = await foundTestOrganization();
const { organizationId, officeId } = owner;
const boss = await hire(owner, "Bea", "Owner");
const erin = await hire(owner, "Erin");
await pool.query("UPDATE organizations SET is_confirmed = false WHERE id = $1", [organizationId]);
const day = { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" };
const request = await submitRequest(erin, day);
const own = await submitRequest(boss, day);
const taken = await submitRequest(erin, { ...day, startDate: "2027-03-08", endDate: "2027-03-08" });
await decideRequest(owner, taken.id, { status: "approved" });
const [policy] = await listPolicies(owner, officeId, {});
await adjustBalanceOf(owner, erin.userId, { type: "vacation", adjustment: 1, reason: "Moved" });
const { rows: adjustments } = await pool.query<{ id: string }>(
  "SELECT id FROM ledger_entries WHERE kind = 'adjustment'",
);
const document = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] };
const given = await givePolicy(owner, { type: "sick", group: "Sales", document });
const leaveType = await createLeaveType(owner, { name: "Study" });
const worked = { type: "worked", on: "2027-02-01", hours: 8 };
const event = await recordPersonEvent(owner, erin.userId, worked);
const invitation = await sendInvitation(owner, { email: "open@org1.example", role: "Employee", officeId });
const holiday = await addHoliday(owner, officeId, { name: "Day", date: "2027-07-01" });
const team = await createTeam(owner, { name: "Sales" });
const shutdown = { name: "Shutdown", startDate: "2027-12-27", endDate: "2027-12-31", officeIds: [officeId] };
const closure = await createClosure(owner, shutdown);
const fair = { startDate: "2027-10-01", endDate: "2027-10-02", reason: "Fair" };
const blackout = await createBlackout(owner, fair);
const delegation = await createDelegation(owner, { delegateId: erin.userId, from: "2027-04-12", to: "2027-04-13" });
const away = { delegateId: erin.userId, from: "2027-04-05", to: "2027-04-06" };
const { row: key } = await createKey(erin, { name: "Script", scopes: ["people:read"] });
const account = { subject: "s", account: "a@b.example", accessToken: "a", refreshToken: "r", expiresAt: clock.now() };
await connectCalendar(owner, { service: "google", officeId, account });
const [calendar] = await findOfficeCalendars(organizationId, officeId);

const change = (column: "role" | "is_active", value: unknown) => ({
  text: `UPDATE users SET ${column} = $2 WHERE id = $1`,
  values: [boss.userId, value],
});
afterEach(async () => {
  await pool.query(change("role", "Owner"));
  await pool.query(change("is_active", true));
});

async function whileWaiting(
  act: (by: Actor) => Promise<unknown>,
  changed: ReturnType<typeof change>,
  person: Actor = erin,
): Promise<string> {
  return withGate(async ({ tx, run, open }) => {
    await holdOrganization(organizationId, tx);
    await lockSignIn(organizationId, tx);
    await lockPerson(organizationId, person.userId, tx);
    await run("SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE", [organizationId]);
    await run("SELECT FROM invitations WHERE id = $1 FOR UPDATE", [invitation.id]);
    await run("SELECT FROM api_keys FOR UPDATE", []);
    await run("SELECT FROM calendar_connections FOR UPDATE", []);
    const state = { isDone: false };
    const outcome = act(boss).then(
      () => "done",
      (error: { code: string }) => error.code,
    );
    void outcome.then(() => (state.isDone = true));
    await untilWaiting(1, () => state.isDone);
    expect(state.isDone).toBe(false);
    await run(changed.text, changed.values);
    await open();
    return outcome;
  });
}

const PEOPLE = "email,name\nnew@org1.example,New\n";
const EVENTS = "email,type,date,amount\nerin@org1.example,worked,2027-02-03,8\n";
const OPENINGS = "email,type,days\nerin@org1.example,vacation,1\n";
const acts: [name: string, act: (by: Actor) => Promise<unknown>][] = [
  ["edits a person", (by) => editUser(by, erin.userId, { name: "Renamed" })],
  ["deactivates a person", (by) => deactivateUser(by, erin.userId, {})],
  ["erases a person", (by) => erasePerson(by, erin.userId, { name: "Erin" })],
  ["exports a person's data", (by) => exportPerson(by, erin.userId, {})],
  ["makes a password link", (by) => makePasswordLink(by, erin.userId, {})],
  ["resets two-factor authentication", (by) => resetSecondFactor(by, erin.userId, {})],
  [
    "invites into an unconfirmed organization",
    (by) => sendInvitation(by, { email: "x@y.example", role: "Owner", officeId }),
  ],
  ["imports people", (by) => importText(by, PEOPLE)],
  ["imports opening balances", (by) => importOpeningText(by, OPENINGS)],
  ["imports hours", (by) => importEventText(by, EVENTS)],
  ["edits an office", (by) => editOffice(by, officeId, { name: "Elsewhere" })],
  ["deletes an office", (by) => deleteOffice(by, officeId, {})],
  ["adds a holiday", (by) => addHoliday(by, officeId, { name: "Day off", date: "2027-07-02" })],
  ["adds federal holidays", (by) => addFederalHolidays(by, officeId, { year: 2027 })],
  ["deletes a holiday", (by) => deleteHoliday(by, holiday.id, {})],
  ["edits a policy", (by) => editPolicy(by, policy?.id ?? "", { accrualAmount: 99 })],
  ["saves a policy as a document", (by) => editPolicyDocument(by, policy?.id ?? "", { document })],
  ["copies a policy", (by) => copyPolicyDocument(by, policy?.id ?? "", { officeIds: [officeId] })],
  ["gives a group a policy", (by) => givePolicy(by, { type: "sick", group: "Support", document })],
  ["ends a group's policy", (by) => endPolicy(by, given.id, {})],
  ["creates a leave type", (by) => createLeaveType(by, { name: "Moving" })],
  ["edits a leave type", (by) => editLeaveType(by, leaveType.id, { color: "green" })],
  ["creates an office", (by) => createOffice(by, { name: "New", country: "France", timezone: "Europe/Paris" })],
  ["records an entry of hours", (by) => recordPersonEvent(by, erin.userId, { ...worked, on: "2027-02-02" })],
  ["edits an entry of hours", (by) => editPersonEvent(by, event.id, { ...worked, hours: 9 })],
  ["deletes an entry of hours", (by) => deletePersonEvent(by, event.id, {})],
  ["revokes an invitation", (by) => revokeInvitation(by, invitation.id, {})],
  ["adjusts a balance", (by) => adjustBalanceOf(by, erin.userId, { type: "vacation", adjustment: 5, reason: "More" })],
  ["undoes an adjustment", (by) => undoAdjustment(by, adjustments[0]?.id ?? "", { reason: "By mistake" })],
  ["signs a person out everywhere", (by) => endSessionsOf(by, erin.userId, {})],
  [
    "requests time off for a person",
    (by) => submitRequestFor(by, { ...day, userId: erin.userId, startDate: "2027-06-01", endDate: "2027-06-01" }),
  ],
  ["cancels a person's request", (by) => cancelRequestFor(by, request.id, {})],
  ["edits the organization", (by) => editOrganization(by, { name: "Mine" })],
  ["sets who must have two-factor authentication", (by) => setSecondFactorRules(by, { roles: [] })],
  ["sets how people sign in", (by) => setSignInRules(by, { googleOnly: false }, { isSetUp: false })],
  ["creates a team", (by) => createTeam(by, { name: "Support" })],
  ["edits a team", (by) => editTeam(by, team.id, { memberIds: [erin.userId] })],
  ["deletes a team", (by) => deleteTeam(by, team.id, {})],
  ["creates a closure", (by) => createClosure(by, { ...shutdown, startDate: "2027-12-20", endDate: "2027-12-21" })],
  ["deletes a closure", (by) => deleteClosure(by, closure.id, {})],
  ["creates a blackout period", (by) => createBlackout(by, { ...fair, reason: "Audit" })],
  ["deletes a blackout period", (by) => deleteBlackout(by, blackout.id, {})],
  [
    "names a delegate for a person",
    (by) => createDelegationFor(by, { ...away, approverId: erin.userId, delegateId: owner.userId }),
  ],
  ["ends a person's delegation", (by) => deleteDelegation(by, delegation.id, {})],
  ["transfers ownership", (by) => transferOwnership(by, { userId: erin.userId })],
];

const decides = (by: Actor) => decideRequest(by, request.id, { status: "approved" });
const changesLeave = (by: Actor) =>
  requestChange(by, taken.id, { startDate: "2027-03-09", endDate: "2027-03-09", notes: "Moved" });
const asks = (by: Actor) => postMessage(by, request.id, { text: "Who covers?" });
const editsAnOwner = (by: Actor) => editUser(by, owner.userId, { name: "Taken over" });
const editsAnOffice = (by: Actor) => editOffice(by, officeId, { name: "Elsewhere" });

describe("a demotion committed during the wait for a lock refuses an Owner who", () => {
  test.each(acts)("%s", async (_, act) =>
    expect(await whileWaiting(act, change("role", "Employee"))).toBe("forbidden"),
  );

  test("decides a request", async () =>
    expect(await whileWaiting(decides, change("role", "Employee"))).toBe("not_yours_to_decide"));

  test("asks a question about a request", async () =>
    expect(await whileWaiting(asks, change("role", "Employee"))).toBe("not_yours_to_read"));

  test("changes a person's approved leave", async () =>
    expect(await whileWaiting(changesLeave, change("role", "Employee"))).toBe("not_yours_to_change"));

  test("revokes a person's API key", async () =>
    expect(await whileWaiting((by) => revokeKey(by, key.id, {}), change("role", "Employee"))).toBe("not_found"));

  test.each<[string, (by: Actor) => Promise<unknown>]>([
    ["disconnects an office's calendar", (by) => disconnectCalendar(by, calendar?.id ?? "", {})],
    ["sends an office's calendar again", (by) => resendCalendar(by, calendar?.id ?? "", {})],
  ])("%s", async (_, act) => expect(await whileWaiting(act, change("role", "Employee"))).toBe("forbidden"));
});

test("a promotion committed during the wait leaves the right to act", async () => {
  const other = await createKey(erin, { name: "Other", scopes: ["people:read"] });
  await pool.query(change("role", "Admin"));
  expect(await whileWaiting((by) => revokeKey(by, other.row.id, {}), change("role", "Owner"))).toBe("done");
});

test("an Owner demoted to Admin during the wait can't edit another Owner", async () =>
  expect(await whileWaiting(editsAnOwner, change("role", "Admin"))).toBe("owner_only"));

test("a deactivation during the wait signs the Owner out", async () =>
  expect(await whileWaiting(editsAnOffice, change("is_active", false))).toBe("signed_out"));

const GOOGLE = { subject: "boss", email: "bea@org1.example", isEmailVerified: true, name: "Bea", hostedDomain: null };
const ownActs: [name: string, act: (by: Actor) => Promise<unknown>][] = [
  ["links their own Google account", (by) => linkGoogle(by, GOOGLE)],
  ["sets up two-factor authentication", (by) => offerSecondFactor(by, { password: PASSWORD })],
  ["confirms two-factor authentication", (by) => confirmSecondFactor(by, { code: "123456" })],
  ["renews their recovery codes", (by) => renewRecoveryCodes(by, { password: PASSWORD })],
  ["turns their two-factor authentication off", (by) => turnOffSecondFactor(by, { password: PASSWORD })],
  ["changes their email", (by) => changeOwnEmail(by, { email: "new.bea@org1.example", currentPassword: PASSWORD })],
  [
    "changes their password",
    (by) => changePassword(by, { currentPassword: PASSWORD, newPassword: "a better password" }),
  ],
  ["ends one of their sessions", (by) => endSession(by, newId(), {})],
  ["names their delegate", (by) => createDelegation(by, away)],
  ["cancels their own request", (by) => cancelRequest(by, own.id, {})],
];

const erinChangesEmail = () => changeOwnEmail(erin, { email: "erin@else.example", currentPassword: PASSWORD });
test("a password doesn't confirm a change of email if Google-only sign-in was turned on during the wait", async () => {
  const google = { text: "UPDATE organizations SET google_only = $2 WHERE id = $1", values: [organizationId, true] };
  const outcome = await whileWaiting(erinChangesEmail, google);
  await pool.query(google.text, [organizationId, false]);
  expect(outcome).toBe("google_only");
});

test("an email taken from a person during the wait links no Google account to them", async () => {
  await pool.query("UPDATE organizations SET google_only = true WHERE id = $1", [organizationId]);
  const profile = { ...GOOGLE, subject: "stranger", email: erin.email, hostedDomain: "org1.example" };
  const signsIn = () => signInWithGoogle({ source: "web" }, profile, aNewSession());
  const moved = { text: "UPDATE users SET email = $2 WHERE id = $1", values: [erin.userId, "moved@org1.example"] };
  const outcome = await whileWaiting(signsIn, moved);
  await pool.query("UPDATE organizations SET google_only = false WHERE id = $1", [organizationId]);
  expect(outcome).toBe("no_account");
});

describe("a deactivation committed during the wait for their own lock signs out an Owner who", () => {
  test.each(ownActs)("%s", async (_, act) =>
    expect(await whileWaiting(act, change("is_active", false), boss)).toBe("signed_out"),
  );
});

async function withSession(): Promise<{ by: Actor; ended: ReturnType<typeof change> }> {
  const { sid, expires } = aNewSession();
  const data = { userId: boss.userId, organizationId, handle: sid };
  await transactionally((tx) => keepSession({ sid, data, expires }, tx));
  return { by: { ...boss, sessionId: sid }, ended: { text: "DELETE FROM sessions WHERE sid = $1", values: [sid] } };
}

const requests = (by: Actor) => submitRequest(by, { ...day, startDate: "2027-05-04", endDate: "2027-05-04" });
describe("a session ended during the wait signs out an Owner who", () => {
  test.each([
    ...acts,
    ["decides a request", decides] as const,
    ["changes a person's approved leave", changesLeave] as const,
  ])("%s", async (_, act) => {
    const { by, ended } = await withSession();
    expect(await whileWaiting(() => act(by), ended)).toBe("signed_out");
  });

  test.each([...ownActs, ["requests time off", requests] as const])("%s", async (_, act) => {
    const { by, ended } = await withSession();
    expect(await whileWaiting(() => act(by), ended, boss)).toBe("signed_out");
  });
});

test("a person can end their own session and their own account", async () => {
  const leaving = await hire(owner, "Lea", "Owner");
  const { sid, expires } = aNewSession();
  const data = { userId: leaving.userId, organizationId, handle: sid };
  await transactionally((tx) => keepSession({ sid, data, expires }, tx));
  await deactivateUser({ ...leaving, sessionId: sid }, leaving.userId, {});
  const { by } = await withSession();
  await signOut(by, {});
  const { rows } = await pool.query("SELECT FROM sessions WHERE sid = ANY ($1)", [[sid, by.sessionId]]);
  expect(rows).toEqual([]);
});

describe("a Slack user who was unlinked during the wait, as by a reset of the password,", () => {
  const slackSubject = "T1:UBEA";
  const unlinked = { text: "DELETE FROM identities WHERE subject = $1", values: [slackSubject] };
  beforeEach(() =>
    transactionally((tx) => linkSlackUser({ teamId: "T1", slackUserId: "UBEA" }, boss, clock.now(), tx)),
  );

  test.each<[string, (by: Actor) => Promise<unknown>, Actor | undefined]>([
    ["decides no request", decides, undefined],
    ["requests no time off", requests, boss],
  ])("%s", async (_, act, person) => {
    const outcome = whileWaiting((by) => act({ ...by, source: "slack", slackSubject }), unlinked, person);
    expect(await outcome).toBe("signed_out");
  });
});

test("a link ended during the wait decides nothing", async () => {
  const of = {
    organizationId,
    id: newId(),
    userId: boss.userId,
    email: boss.email,
    requestId: request.id,
    version: 1,
    personId: erin.userId,
  };
  const { approve } = await makeDecisionTokens(of);
  const ended = { text: "UPDATE link_tokens SET used_at = now() WHERE user_id = $1", values: [boss.userId] };
  const states: string[] = [];
  await whileWaiting(async () => states.push((await decideByMail(approve, {})).state), ended);
  expect(states).toEqual(["expired"]);
});

test("an Owner demoted during the wait can't cancel their own approved request", async () => {
  await decideRequest(owner, own.id, { status: "approved" });
  const cancels = (by: Actor) => cancelRequest(by, own.id, { rejectionReason: "Not needed" });
  expect(await whileWaiting(cancels, change("role", "Employee"), boss)).toBe("already_decided");
});
