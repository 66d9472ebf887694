import { z } from "zod";
import {
  PingAnswer,
  ReplayAnswer,
  WebhookAnswer,
  WebhookMessageAnswer,
  WebhookSecretAnswer,
} from "#core/api/webhooks/WebhookAnswer.ts";
import { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { BlackoutAnswer, BlackoutPreviewAnswer, ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { DelegateSuggestionAnswer, DelegationAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import { HolidayAnswer, HolidaysAddedAnswer } from "#core/api/HolidayAnswer.ts";
import { InboxAnswer, UnreadAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { OfficeAnswer, OfficeMemberAnswer } from "#core/api/OfficeAnswer.ts";
import { OrganizationAnswer, SetupAnswer, SignInPreviewAnswer } from "#core/api/OrganizationAnswer.ts";
import { EditedPolicyAnswer, OrderedPolicyAnswer, PolicyAnswer, PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import {
  DocumentImpactAnswer,
  EditedDocumentAnswer,
  PolicyDocumentAnswer,
  CopiedPolicyAnswer,
  PolicyVersionAnswer,
} from "#core/api/PolicyDocumentAnswer.ts";
import { OfficeDigestAnswer, SlackChannelAnswer, SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { LockedFieldsAnswer } from "#core/api/people/LockedFieldsAnswer.ts";
import { TeamAnswer } from "#core/api/TeamAnswer.ts";
import type { AnswerShape } from "./AnswerShape.ts";

export const ORGANIZATION_ANSWERS: Readonly<Record<string, AnswerShape>> = {
  "GET /api/teams": z.array(TeamAnswer),
  "POST /api/teams": TeamAnswer,
  "GET /api/teams/:id": TeamAnswer,
  "GET /api/teams/:id/locked-fields": LockedFieldsAnswer,
  "PATCH /api/teams/:id": TeamAnswer,
  "DELETE /api/teams/:id": "nothing",
  "GET /api/delegations": z.array(DelegationAnswer),
  "GET /api/delegations/suggestion": DelegateSuggestionAnswer,
  "POST /api/delegations": DelegationAnswer,
  "DELETE /api/delegations/:id": "nothing",
  "GET /api/closures": z.array(ClosureAnswer),
  "POST /api/closures": ClosureAnswer,
  "POST /api/closures/preview": BlackoutPreviewAnswer,
  "DELETE /api/closures/:id": "nothing",
  "GET /api/webhooks": z.array(WebhookAnswer),
  "POST /api/webhooks": WebhookSecretAnswer,
  "PATCH /api/webhooks/:id": WebhookAnswer,
  "DELETE /api/webhooks/:id": "nothing",
  "POST /api/webhooks/:id/secret": WebhookSecretAnswer,
  "POST /api/webhooks/:id/ping": PingAnswer,
  "GET /api/webhooks/:id/messages": z.array(WebhookMessageAnswer),
  "POST /api/webhooks/:id/replay": ReplayAnswer,
  "POST /api/webhook-messages/:id/replay": ReplayAnswer,
  "GET /api/blackouts": z.array(BlackoutAnswer),
  "POST /api/blackouts": BlackoutAnswer,
  "POST /api/blackouts/preview": BlackoutPreviewAnswer,
  "DELETE /api/blackouts/:id": "nothing",
  "GET /api/team/closed-dates": z.array(ClosedDatesAnswer),
  "GET /api/events": "file",
  "GET /api/inbox": InboxAnswer,
  "GET /api/inbox/unread": UnreadAnswer,
  "POST /api/inbox/read": "nothing",
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
  "POST /api/pto-policies/:id/end/preview": PolicyImpactAnswer,
  "PUT /api/pto-policies/:id/order": OrderedPolicyAnswer,
  "POST /api/pto-policies/:id/order/preview": PolicyImpactAnswer,
  "PATCH /api/pto-policies/:id": EditedPolicyAnswer,
  "POST /api/pto-policies/:id/preview": PolicyImpactAnswer,
  "GET /api/pto-policies/:id/document": PolicyDocumentAnswer,
  "PUT /api/pto-policies/:id/document": EditedDocumentAnswer,
  "POST /api/pto-policies/:id/document/preview": DocumentImpactAnswer,
  "POST /api/pto-policies/:id/document/copy": z.array(CopiedPolicyAnswer),
  "GET /api/pto-policies/:id/versions": z.array(PolicyVersionAnswer),
  "POST /api/pto-policies/:id/scheduled/preview": PolicyImpactAnswer,
  "DELETE /api/pto-policies/:id/scheduled": "nothing",
  "GET /api/organization": OrganizationAnswer,
  "GET /api/organization/setup": SetupAnswer,
  "PATCH /api/organization/setup": SetupAnswer,
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
};
