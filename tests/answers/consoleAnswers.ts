import { z } from "zod";
import { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { BlackoutAnswer, BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { AttentionAnswer, ExpiringPeopleAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { MissingFactsAnswer, PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { GroupAnswer } from "#core/api/admin/GroupAnswer.ts";
import { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import { ImportAnswer } from "#core/api/admin/ImportAnswer.ts";
import { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import {
  AbsenceAnswer,
  ApprovalsAnswer,
  BalancesAnswer,
  BalancesOfPeopleAnswer,
  BlocksAnswer,
  CoverageAnswer,
  ExpiringAnswer,
  PayrollAnswer,
  PivotAnswer,
} from "#core/api/admin/reportAnswers.ts";
import { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { id } from "#core/api/fields.ts";
import {
  HolidayPlaceAnswer,
  HolidaysAddedAnswer,
  OfferedHolidayAnswer,
  OfficeHolidayAnswer,
} from "#core/api/HolidayAnswer.ts";
import { DatedInvitationAnswer, SentInvitationsAnswer } from "#core/api/InvitationAnswer.ts";
import { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { EditedOfficePolicyAnswer, OfficePolicyAnswer, PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import { SimulatedCaseAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { ErasedAnswer, PersonAnswer } from "#core/api/UserAnswer.ts";
import {
  JoinRequestAnswer,
  NewConnectionAnswer,
  RequirementAnswer,
  SsoAnswer,
  SsoCheckAnswer,
} from "#core/api/sso/SsoAnswer.ts";
import { ProvisioningAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { SlackDirectoryAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import type { AnswerShape } from "./AnswerShape.ts";

const Deleted = z.strictObject({ id });

export const CONSOLE_ANSWERS: Readonly<Record<string, AnswerShape>> = {
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
  "GET /api/admin/attention": AttentionAnswer,
  "GET /api/admin/attention/expiring": ExpiringPeopleAnswer,
  "GET /api/admin/status": StatusAnswer,
  "GET /api/admin/join-requests": z.array(JoinRequestAnswer),
  "POST /api/admin/join-requests/:id/accept": "nothing",
  "DELETE /api/admin/join-requests/:id": "nothing",
  "GET /api/admin/single-sign-on": SsoAnswer,
  "POST /api/admin/single-sign-on/connections": NewConnectionAnswer,
  "PATCH /api/admin/single-sign-on/connections/:id": "nothing",
  "DELETE /api/admin/single-sign-on/connections/:id": "nothing",
  "PUT /api/admin/single-sign-on/requirement": RequirementAnswer,
  "POST /api/admin/single-sign-on/requirement/recovery-code": RequirementAnswer,
  "POST /api/admin/single-sign-on/domains": "nothing",
  "POST /api/admin/single-sign-on/domains/:id/check": SsoCheckAnswer,
  "DELETE /api/admin/single-sign-on/domains/:id": "nothing",
  "GET /api/admin/provisioning": ProvisioningAnswer,
  "POST /api/admin/provisioning/tokens": NewKeyAnswer,
  "DELETE /api/admin/provisioning/tokens/:id": "nothing",
  "GET /api/admin/missing-facts": z.array(MissingFactsAnswer),
  "GET /api/admin/groups": z.array(GroupAnswer),
  "POST /api/admin/people/:id/erase": ErasedAnswer,
  ...resource("invitations", DatedInvitationAnswer),
  "GET /api/admin/slack-directory": SlackDirectoryAnswer,
  "POST /api/admin/slack-directory/invitations": SentInvitationsAnswer,
  "POST /api/admin/slack-directory/leavers/:id/deactivate": Deleted,
  "POST /api/admin/invitations": DatedInvitationAnswer,
  "DELETE /api/admin/invitations/:id": Deleted,
  ...resource("teams", TeamAnswer),
  "POST /api/admin/teams": TeamAnswer,
  "PUT /api/admin/teams/:id": TeamAnswer,
  "DELETE /api/admin/teams/:id": Deleted,
  ...resource("closures", ClosureAnswer),
  "POST /api/admin/closures": ClosureAnswer,
  "POST /api/admin/closures/preview": BlackoutPreviewAnswer,
  "DELETE /api/admin/closures/:id": Deleted,
  ...resource("blackouts", BlackoutAnswer),
  "POST /api/admin/blackouts": BlackoutAnswer,
  "POST /api/admin/blackouts/preview": BlackoutPreviewAnswer,
  "DELETE /api/admin/blackouts/:id": Deleted,
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
  "POST /api/admin/requests/:id/undo": PersonsRequestAnswer,
  ...resource("credits", PersonsRequestAnswer),
  "POST /api/admin/credits/:id/approve": PersonsRequestAnswer,
  "POST /api/admin/credits/:id/reject": PersonsRequestAnswer,
  "POST /api/admin/credits/:id/cancel": PersonsRequestAnswer,
  ...resource("ledger-entries", PersonsLedgerEntryAnswer),
  "POST /api/admin/ledger-entries/:id/undo": PersonsLedgerEntryAnswer,
  ...resource("audit-events", AuditEventAnswer),
  ...resource("notifications", NotificationAnswer),
  "POST /api/admin/notifications/:id/retry": NotificationAnswer,
  "POST /api/admin/imports/columns": ColumnsAnswer,
  "POST /api/admin/imports/people": ImportAnswer,
  "POST /api/admin/imports/openings": ImportAnswer,
  "POST /api/admin/imports/events": ImportAnswer,
  ...report("absence", AbsenceAnswer),
  ...report("pivot", PivotAnswer),
  ...report("balances", BalancesAnswer),
  ...report("balances/people", BalancesOfPeopleAnswer),
  ...report("approvals", ApprovalsAnswer),
  "GET /api/admin/reports/approvals/approvers.csv": "file",
  ...report("coverage", CoverageAnswer),
  ...report("expiring", ExpiringAnswer),
  ...report("blocks", BlocksAnswer),
  ...report("payroll", PayrollAnswer),
};

function resource(name: string, row: z.ZodType): Record<string, AnswerShape> {
  const address = `GET /api/admin/${name}`;
  return { [address]: z.array(row), [`${address}.csv`]: "file", [`${address}/:id`]: row };
}

function report(name: string, answer: z.ZodType): Record<string, AnswerShape> {
  const address = `GET /api/admin/reports/${name}`;
  return { [address]: answer, [`${address}.csv`]: "file" };
}
