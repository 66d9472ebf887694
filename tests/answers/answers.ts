import { z } from "zod";
import {
  EmailChangeAnswer,
  GoToAnswer,
  MessageAnswer,
  OwnEmailAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecretAnswer,
  SlackLinkAnswer,
  UserSecondFactorAnswer,
  WaysToSignInAnswer,
} from "#core/api/accountAnswers.ts";
import { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { MissingFactsAnswer, PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { GroupAnswer } from "#core/api/admin/GroupAnswer.ts";
import { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import { ImportAnswer } from "#core/api/admin/ImportAnswer.ts";
import { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import {
  AbsenceAnswer,
  ApprovalsAnswer,
  BalancesAnswer,
  BalancesOfPeopleAnswer,
  CoverageAnswer,
  ExpiringAnswer,
  PayrollAnswer,
} from "#core/api/admin/reportAnswers.ts";
import { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { id } from "#core/api/fields.ts";
import {
  HolidayAnswer,
  HolidayPlaceAnswer,
  HolidaysAddedAnswer,
  OfferedHolidayAnswer,
  OfficeHolidayAnswer,
} from "#core/api/HolidayAnswer.ts";
import {
  DatedInvitationAnswer,
  InvitationAnswer,
  JoinedAnswer,
  OpenInvitationAnswer,
} from "#core/api/InvitationAnswer.ts";
import { LedgerCheckAnswer, LedgerEntryAnswer, PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { MeAnswer, SecondStepAnswer, SessionAnswer } from "#core/api/MeAnswer.ts";
import { OfficeAnswer, OfficeMemberAnswer } from "#core/api/OfficeAnswer.ts";
import {
  OrganizationAnswer,
  SignInPreviewAnswer,
  QuickSignupAnswer,
  SignupAnswer,
} from "#core/api/OrganizationAnswer.ts";
import {
  EditedOfficePolicyAnswer,
  EditedPolicyAnswer,
  OfficePolicyAnswer,
  OrderedPolicyAnswer,
  PolicyAnswer,
  PolicyImpactAnswer,
  PolicyOfPersonAnswer,
} from "#core/api/PolicyAnswer.ts";
import {
  ChangeImpactAnswer,
  DocumentImpactAnswer,
  EditedDocumentAnswer,
  PolicyDocumentAnswer,
  SimulatedCaseAnswer,
  CopiedPolicyAnswer,
  PolicyVersionAnswer,
} from "#core/api/PolicyDocumentAnswer.ts";
import { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { PersonsRequestAnswer, RequestAnswer, TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { OfficeDigestAnswer, SlackChannelAnswer, SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { ErasedAnswer, PasswordLinkAnswer, PersonAnswer, UserAnswer } from "#core/api/UserAnswer.ts";

/**
 * A successful response: JSON that matches a schema, no content (204), a file, a redirect (302), or a response in
 * Slack's format.
 */
export type AnswerShape = z.ZodType | "nothing" | "file" | "redirect" | "slack";

/** react-admin expects the id of the deleted record. */
const Deleted = z.strictObject({ id });

/**
 * The response to each call, by its route as the routers define it. A query parameter that changes the response is part
 * of the route.
 */
export const ANSWERS: Readonly<Record<string, AnswerShape>> = {
  "POST /api/auth/login": z.union([MeAnswer, SecondStepAnswer]),
  "GET /api/auth/user": MeAnswer,
  "PATCH /api/auth/user": MeAnswer,
  "POST /api/auth/password": "nothing",
  "PUT /api/auth/password": "nothing",
  "GET /api/auth/user/export": "file",
  "GET /api/auth/sessions": z.array(SessionAnswer),
  "DELETE /api/auth/sessions/:id": "nothing",
  "POST /api/auth/forgot-password": MessageAnswer,
  "POST /api/auth/reset-password": "nothing",
  "GET /api/auth/email": OwnEmailAnswer,
  "POST /api/auth/email": EmailChangeAnswer,
  "DELETE /api/auth/email": "nothing",
  "GET /api/auth/google-link": WaysToSignInAnswer,
  "POST /api/auth/google-link": GoToAnswer,
  "POST /api/auth/google-link/unlink": "nothing",
  "POST /api/auth/google-confirmation": GoToAnswer,
  "GET /api/auth/slack-link": SlackLinkAnswer,
  "POST /api/auth/slack-link": "nothing",
  "POST /api/auth/second-factor": MeAnswer,
  "GET /api/auth/second-factor": SecondFactorAnswer,
  "POST /api/auth/second-factor/setup": SecretAnswer,
  "POST /api/auth/second-factor/confirm": RecoveryCodesAnswer,
  "POST /api/auth/second-factor/recovery-codes": RecoveryCodesAnswer,
  "POST /api/auth/second-factor/turn-off": "nothing",
  "POST /api/orgs/signup": SignupAnswer,
  "POST /api/orgs/signup-simple": QuickSignupAnswer,

  "GET /api/pto-requests": z.array(RequestAnswer),
  "GET /api/pto-requests?view=team": z.array(TeamRequestAnswer),
  "GET /api/pto-requests/preview": PreviewAnswer,
  "POST /api/pto-requests": RequestAnswer,
  "PATCH /api/pto-requests/:id": RequestAnswer,
  "GET /api/team/calendar": z.array(CalendarEventAnswer),
  "GET /api/pto-balances": z.array(BalanceAnswer),
  "PATCH /api/pto-balances/:id/adjust": BalanceAnswer,
  "GET /api/users/:id/balances": z.array(BalanceAnswer),
  "GET /api/users/:id/balance-outlook": BalanceOutlookAnswer,
  "GET /api/users/:id/ledger": z.array(LedgerEntryAnswer),
  "GET /api/ledger/check": LedgerCheckAnswer.nullable(),
  "POST /api/ledger/:id/undo": BalanceAnswer,

  "GET /api/users": z.array(UserAnswer),
  "GET /api/users/:id": UserAnswer,
  "PATCH /api/users/:id": UserAnswer,
  "DELETE /api/users/:id": "nothing",
  "POST /api/users/:id/password-link": PasswordLinkAnswer,
  "DELETE /api/users/:id/sessions": "nothing",
  "GET /api/users/:id/second-factor": UserSecondFactorAnswer,
  "DELETE /api/users/:id/second-factor": "nothing",
  "GET /api/invitations": z.array(InvitationAnswer),
  "POST /api/invitations": InvitationAnswer,
  "DELETE /api/invitations/:id": "nothing",
  "GET /api/invitations/token/:token": OpenInvitationAnswer,
  "POST /api/invitations/accept": JoinedAnswer,

  "GET /api/teams": z.array(TeamAnswer),
  "POST /api/teams": TeamAnswer,
  "GET /api/teams/:id": TeamAnswer,
  "PATCH /api/teams/:id": TeamAnswer,
  "DELETE /api/teams/:id": "nothing",
  "GET /api/offices": z.array(OfficeAnswer),
  "POST /api/offices": OfficeAnswer,
  "PATCH /api/offices/:id": OfficeAnswer,
  "DELETE /api/offices/:id": "nothing",
  "GET /api/offices/:id/members": z.array(OfficeMemberAnswer),
  "GET /api/offices/:id/policies": z.array(PolicyAnswer),
  "GET /api/offices/:id/holidays": z.array(HolidayAnswer),
  "POST /api/offices/:id/holidays": HolidayAnswer,
  "POST /api/offices/:id/holidays/bulk-us-federal": HolidaysAddedAnswer,
  "POST /api/offices/:id/holidays/bulk-country": HolidaysAddedAnswer,
  "DELETE /api/holidays/:id": "nothing",
  "GET /api/leave-types": z.array(LeaveTypeAnswer),
  "POST /api/leave-types": LeaveTypeAnswer,
  "PATCH /api/leave-types/:id": LeaveTypeAnswer,
  "POST /api/pto-policies": PolicyAnswer,
  "POST /api/pto-policies/preview": DocumentImpactAnswer,
  "DELETE /api/pto-policies/:id": "nothing",
  "POST /api/pto-policies/:id/end/preview": ChangeImpactAnswer,
  "PUT /api/pto-policies/:id/order": OrderedPolicyAnswer,
  "POST /api/pto-policies/:id/order/preview": ChangeImpactAnswer,
  "PATCH /api/pto-policies/:id": EditedPolicyAnswer,
  "POST /api/pto-policies/:id/preview": PolicyImpactAnswer,
  "GET /api/pto-policies/:id/document": PolicyDocumentAnswer,
  "PUT /api/pto-policies/:id/document": EditedDocumentAnswer,
  "POST /api/pto-policies/:id/document/preview": DocumentImpactAnswer,
  "POST /api/pto-policies/:id/document/copy": z.array(CopiedPolicyAnswer),
  "GET /api/pto-policies/:id/versions": z.array(PolicyVersionAnswer),
  "DELETE /api/pto-policies/:id/scheduled": "nothing",
  "GET /api/organization": OrganizationAnswer,
  "PATCH /api/organization": OrganizationAnswer,
  "GET /api/organization/sign-in": SignInPreviewAnswer,
  "PATCH /api/organization/sign-in": OrganizationAnswer,
  "PATCH /api/organization/second-factor": OrganizationAnswer,
  "POST /api/organization/confirmation": "nothing",
  "POST /api/organization/transfer": "nothing",
  "GET /api/slack/status": SlackStatusAnswer,
  "GET /api/slack/channels": z.array(SlackChannelAnswer),
  "GET /api/slack/digests": z.array(OfficeDigestAnswer),
  "PATCH /api/slack/digests/:officeId": OfficeDigestAnswer,
  "DELETE /api/slack/installation": "nothing",
  "GET /api/slack/install": "redirect",
  "GET /api/slack/oauth_redirect": "redirect",
  "POST /api/slack/events": "slack",

  ...resource("people", PersonAnswer),
  "PUT /api/admin/people/:id": PersonAnswer,
  "DELETE /api/admin/people/:id": Deleted,
  "POST /api/admin/people/:id/adjust": BalanceAnswer,
  "GET /api/admin/people/:id/export": "file",
  "GET /api/admin/people/:id/policies": z.array(PolicyOfPersonAnswer),
  "GET /api/admin/people/:id/policy-facts": PolicyFactsAnswer,
  "GET /api/admin/people/:id/events": z.array(PersonEventAnswer),
  "POST /api/admin/people/:id/events": PersonEventAnswer,
  "PUT /api/admin/person-events/:id": PersonEventAnswer,
  "DELETE /api/admin/person-events/:id": Deleted,
  "GET /api/admin/missing-facts": z.array(MissingFactsAnswer),
  "GET /api/admin/groups": z.array(GroupAnswer),
  "POST /api/admin/people/:id/erase": ErasedAnswer,
  ...resource("invitations", DatedInvitationAnswer),
  "POST /api/admin/invitations": DatedInvitationAnswer,
  "DELETE /api/admin/invitations/:id": Deleted,
  ...resource("teams", TeamAnswer),
  "POST /api/admin/teams": TeamAnswer,
  "PUT /api/admin/teams/:id": TeamAnswer,
  "DELETE /api/admin/teams/:id": Deleted,
  ...resource("offices", OfficeAnswer),
  "POST /api/admin/offices": OfficeAnswer,
  "PUT /api/admin/offices/:id": OfficeAnswer,
  "DELETE /api/admin/offices/:id": Deleted,
  "GET /api/admin/offices/:id/country-holidays": z.array(OfferedHolidayAnswer),
  "POST /api/admin/offices/:id/country-holidays": HolidaysAddedAnswer,
  "POST /api/admin/offices/:id/federal-holidays": HolidaysAddedAnswer,
  ...resource("policies", OfficePolicyAnswer),
  "PUT /api/admin/policies/:id": EditedOfficePolicyAnswer,
  "POST /api/admin/policies/simulate": z.array(SimulatedCaseAnswer),
  ...resource("holidays", OfficeHolidayAnswer),
  "GET /api/admin/holidays/countries": z.array(HolidayPlaceAnswer),
  "POST /api/admin/holidays": OfficeHolidayAnswer,
  "DELETE /api/admin/holidays/:id": Deleted,
  ...resource("requests", PersonsRequestAnswer),
  "POST /api/admin/requests": PersonsRequestAnswer,
  "POST /api/admin/requests/preview": PreviewAnswer,
  "POST /api/admin/requests/:id/approve": PersonsRequestAnswer,
  "POST /api/admin/requests/:id/reject": PersonsRequestAnswer,
  "POST /api/admin/requests/:id/cancel": PersonsRequestAnswer,
  ...resource("ledger-entries", PersonsLedgerEntryAnswer),
  "POST /api/admin/ledger-entries/:id/undo": PersonsLedgerEntryAnswer,
  ...resource("audit-events", AuditEventAnswer),
  ...resource("notifications", NotificationAnswer),
  "POST /api/admin/notifications/:id/retry": NotificationAnswer,
  "POST /api/admin/imports/people": ImportAnswer,
  "POST /api/admin/imports/openings": ImportAnswer,
  "POST /api/admin/imports/events": ImportAnswer,
  ...report("absence", AbsenceAnswer),
  ...report("balances", BalancesAnswer),
  ...report("balances/people", BalancesOfPeopleAnswer),
  ...report("approvals", ApprovalsAnswer),
  "GET /api/admin/reports/approvals/approvers.csv": "file",
  ...report("coverage", CoverageAnswer),
  ...report("expiring", ExpiringAnswer),
  ...report("payroll", PayrollAnswer),
};

/** Declares the responses of a console list, its CSV file, and a single record. */
function resource(name: string, row: z.ZodType): Record<string, AnswerShape> {
  const address = `GET /api/admin/${name}`;
  return { [address]: z.array(row), [`${address}.csv`]: "file", [`${address}/:id`]: row };
}

/** Declares the responses of a report and its CSV file. */
function report(name: string, answer: z.ZodType): Record<string, AnswerShape> {
  const address = `GET /api/admin/reports/${name}`;
  return { [address]: answer, [`${address}.csv`]: "file" };
}
