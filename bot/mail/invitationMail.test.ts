import { expect, test } from "@jest/globals";
import { invitationMail } from "./accountMails.ts";

const INVITATION = {
  event: "invitation.sent" as const,
  role: "Employee" as const,
  startDate: "2027-03-15",
  invitedByName: "Ada",
  invitationId: "id",
  expiresAt: new Date("2027-03-08T15:00:00Z"),
  googleOnly: false,
};

const factsOf = (startDate: string | null) =>
  invitationMail({ ...INVITATION, startDate }, "Acme", { appUrl: "https://awayday.example" }).facts;

test("an invitation names the first day if the inviter set one", () => {
  expect(factsOf("2027-03-15")[0]).toEqual(["Your first day", "Mon, March 15, 2027"]);
  expect(factsOf(null).map(([what]) => what)).toEqual(["The link works until"]);
});
