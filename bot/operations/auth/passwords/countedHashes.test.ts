import { expect, test } from "@jest/globals";
import { type Limit, limits } from "#core/throttling/limits.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { database } from "#db/connect.ts";
import { keepSession } from "#db/queries/auth/keepSession.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import { rateKey } from "#bot/operations/counting.ts";
import { configureOperations, operationsRuntime, passwordCost } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { changeOwnEmail } from "../email/changeOwnEmail.ts";
import { confirmWithGoogle } from "../google/confirmWithGoogle.ts";
import { linkGoogle } from "../google/linkGoogle.ts";
import { unlinkGoogle } from "../google/unlinkGoogle.ts";
import { offerSecondFactor } from "../secondFactor/offerSecondFactor.ts";
import { signUpSimple } from "../signUp/signUpSimple.ts";
import { signUpWithPassword } from "../signUp/signUpWithPassword.ts";
import { changePassword } from "./changePassword.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { makePasswordLink } from "./makePasswordLink.ts";
import { resetPassword } from "./resetPassword.ts";
import { setFirstPassword } from "./setFirstPassword.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();
const owner = await foundTestOrganization();
const client = "10.0.0.1";
const visitor = { source: "web" as const, client };
const email = "boss@acme.example";
const newPassword = "another good one";
const guess = "a guess";
const erin = { ...(await hire(owner, "Erin")), client };
const google = { subject: "gus", email: "gus@org1.example", isEmailVerified: true, name: "Gus", hostedDomain: null };
await linkGoogle(erin, { ...google, subject: "erin", email: erin.email });
const { token } = await makePasswordLink(owner, erin.userId, {});
const invitation = await sendInvitation(owner, {
  email: "ivy@org1.example",
  role: "Employee",
  officeId: owner.officeId,
});

async function confirmedWithGoogle() {
  const person = await hire(owner, "Gus");
  await linkGoogle(person, google);
  const { organizationId, userId } = person;
  await Password.destroy({ where: { organizationId, userId } });
  const { sid, expires } = aNewSession();
  await transactionally((tx) => keepSession({ sid, data: { userId, organizationId, handle: sid }, expires }, tx));
  const actor = { ...person, client, sessionId: sid };
  await confirmWithGoogle(actor, { purpose: "password", subject: google.subject });
  return actor;
}
const gus = await confirmedWithGoogle();

let hashes = 0;
const cost = passwordCost();
configureOperations({
  ...operationsRuntime(),
  get passwordCost() {
    hashes += 1;
    return cost;
  },
});

const proof = [limits.passwordProof, erin.userId] as const;
const proofs = [limits.passwordProofs, erin.userId] as const;
const address = [limits.passwordProofOfAddress, `${erin.organizationId} ${client}`] as const;
const signUps = [
  [limits.signUpOfEmail, `${email} ${client}`],
  [limits.signUpOfAddress, client],
] as const;

const calls: [name: string, call: () => Promise<unknown>, counted: readonly (readonly [Limit, string])[]][] = [
  [
    "a change of the password",
    () => changePassword(erin, { currentPassword: guess, newPassword }),
    [proof, proofs, address],
  ],
  ["a confirmation of the password", () => confirmPassword(erin, { password: guess }), [proof, proofs, address]],
  ["a change of the email", () => changeOwnEmail(erin, { email, currentPassword: guess }), [proof, proofs, address]],
  ["the setup of a second factor", () => offerSecondFactor(erin, { password: guess }), [proof, proofs, address]],
  ["the end of a link to Google", () => unlinkGoogle(erin, { password: guess }), [proof, proofs, address]],
  ["a first password", () => setFirstPassword(gus, { newPassword }), [[limits.passwordProof, gus.userId], address]],
  ["a password reset", () => resetPassword(visitor, { token, newPassword }), [[limits.resetOfAccount, erin.userId]]],
  [
    "an invitation",
    () => acceptInvitation(visitor, { token: invitation.token, name: "Ivy", password: PASSWORD }),
    [
      [limits.acceptOfInvitation, invitation.id],
      [limits.acceptOfAddress, `${erin.organizationId} ${client}`],
    ],
  ],
  ["a quick sign-up", () => signUpSimple(visitor, { organizationName: "Acme", email, password: PASSWORD }), signUps],
  ["a full sign-up", () => signUpWithPassword(visitor, { name: "Acme", email, password: PASSWORD }), signUps],
];

test.each(
  calls.flatMap(([name, call, counted]) => counted.map(([limit, of]) => [name, limit.name, call, limit, of] as const)),
)("%s hashes nothing once the tries of %s are used up", async (_, __, call, limit, of) => {
  const key = rateKey(limit, of);
  const expire = clock.now().getTime() + 60_000;
  await pool.query("DELETE FROM rate_limits");
  await pool.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)", [key, limit.points, expire]);
  const before = hashes;
  await expect(call()).rejects.toMatchObject({ kind: "throttled", code: "too_many" });
  expect(hashes).toBe(before);
});
