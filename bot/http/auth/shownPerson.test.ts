import { expect, test } from "@jest/globals";
import { SHOWN_PERSON } from "#core/auth/shownPersonHeader.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { admin, erin, ezra } = await testOrganization();
const shows = ({ userId }: { userId: string }) => ({ [SHOWN_PERSON]: userId });
const ANOTHER = "This browser is now signed in as another person, so nothing was changed";

test.each([
  ["POST", "/api/pto-requests", { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-01" }],
  ["PATCH", `/api/users/${ezra.userId}`, { name: "Ezra Else" }],
  ["PATCH", "/api/auth/user", { name: "Erin Else" }],
] as const)("%s %s from a page that shows another person is refused", async (method, path, body) => {
  const browser = await as(admin);
  const wrong = () => browser.send(method, path, body, shows(erin));
  await expectRefusal(wrong, [409, "another_person", ANOTHER]);
  expect((await browser.send(method, path, body, shows(admin))).status).toBeLessThan(300);
});

test.each([
  ["/api/auth/google-link", { currentPassword: "a password" }],
  ["/api/auth/google-confirmation", { purpose: "email" }],
])("POST %s from a page that shows another person doesn't lead to Google", async (path, body) => {
  const browser = await as(admin);
  await expectRefusal(() => browser.send("POST", path, body, shows(erin)), [409, "another_person", ANOTHER]);
});

test("a page that shows another person can still ask who is signed in, and sign out", async () => {
  const browser = await as(ezra);
  expect((await browser.get("/api/auth/user", shows(erin))).body).toMatchObject({ id: ezra.userId });
  await browser.get("/auth/logout", shows(erin));
  expect((await browser.get("/api/auth/user")).status).toBe(401);
});
