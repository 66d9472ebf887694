import { SignInConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { LockedFieldsAnswer } from "#core/api/people/LockedFieldsAnswer.ts";
import { z } from "zod";
import { CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { ListedFeedAnswer, NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import { ListedKeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
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
import { BlockAnswer } from "#core/api/requests/BlockAnswer.ts";
import { BalanceAnswer, BalanceOutlookAnswer, SettlementAnswer, SettlementSumAnswer } from "#core/api/BalanceAnswer.ts";
import { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import { PhotoChoicesAnswer } from "#core/api/people/PhotoChoicesAnswer.ts";
import { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { FinalStatementAnswer } from "#core/api/statements/FinalStatementAnswer.ts";
import {
  InvitationAnswer,
  JoinedAnswer,
  OpenInvitationAnswer,
  SentInvitationsAnswer,
} from "#core/api/InvitationAnswer.ts";
import { LedgerCheckAnswer, LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { MeAnswer, SecondStepAnswer, SessionAnswer } from "#core/api/MeAnswer.ts";
import { QuickSignupAnswer, SignupAnswer } from "#core/api/OrganizationAnswer.ts";
import { EvidenceAnswer, RequestMessageAnswer } from "#core/api/requests/threadAnswers.ts";
import { ChangePreviewAnswer, PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import {
  ChangeAnswer,
  OwnRequestAnswer,
  RequestAnswer,
  SnoozeAnswer,
  TeamRequestAnswer,
  TeamRequestCountAnswer,
  WhatIfAnswer,
} from "#core/api/RequestAnswer.ts";
import { PasswordLinkAnswer, UserAnswer } from "#core/api/UserAnswer.ts";
import type { AnswerShape } from "./AnswerShape.ts";

export const PEOPLE_ANSWERS: Readonly<Record<string, AnswerShape>> = {
  "POST /api/auth/login": z.union([MeAnswer, SecondStepAnswer]),
  "GET /api/calendar-feeds": z.array(ListedFeedAnswer),
  "GET /api/calendar-feeds/:id/calls": z.array(TokenCallAnswer),
  "POST /api/calendar-feeds": NewFeedAnswer,
  "DELETE /api/calendar-feeds/:id": "nothing",
  "GET /api/connected-calendars": CalendarsAnswer,
  "POST /api/connected-calendars/:id/update": "nothing",
  "DELETE /api/connected-calendars/:id": "nothing",
  "GET /api/keys": z.array(ListedKeyAnswer),
  "GET /api/keys/:id/calls": z.array(TokenCallAnswer),
  "POST /api/keys": NewKeyAnswer,
  "DELETE /api/keys/:id": "nothing",
  "GET /api/auth/user": MeAnswer,
  "PATCH /api/auth/user": MeAnswer,
  "GET /api/auth/user/photo": PhotoChoicesAnswer,
  "PUT /api/auth/user/photo": MeAnswer,
  "PUT /api/auth/user/photo/source": MeAnswer,
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
  "GET /api/auth/single-sign-on": z.array(SignInConnectionAnswer),
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

  "GET /api/credits": z.array(RequestAnswer),
  "POST /api/credits": RequestAnswer,
  "GET /api/pto-requests": z.array(OwnRequestAnswer),
  "GET /api/pto-requests?view=team": z.array(TeamRequestAnswer),
  "GET /api/pto-requests/count": TeamRequestCountAnswer,
  "GET /api/pto-requests/preview": PreviewAnswer,
  "GET /api/pto-requests/what-if": WhatIfAnswer,
  "POST /api/pto-requests": RequestAnswer,
  "GET /api/pto-requests/:id/evidence": z.array(EvidenceAnswer),
  "POST /api/pto-requests/:id/evidence": EvidenceAnswer,
  "GET /api/pto-requests/:id/evidence/:evidenceId": "file",
  "GET /api/pto-requests/:id/messages": z.array(RequestMessageAnswer),
  "POST /api/pto-requests/:id/messages": RequestMessageAnswer,
  "PATCH /api/pto-requests/:id": RequestAnswer,
  "POST /api/pto-requests/:id/snooze": SnoozeAnswer,
  "DELETE /api/pto-requests/:id/snooze": "nothing",
  "POST /api/pto-requests/:id/undo": RequestAnswer,
  "POST /api/pto-requests/:id/changes": ChangeAnswer,
  "GET /api/pto-requests/:id/changes/preview": ChangePreviewAnswer,
  "PATCH /api/pto-requests/:id/changes/:changeId": ChangeAnswer,
  "GET /api/team/calendar": z.array(CalendarEventAnswer),
  "GET /api/team/roster": RosterAnswer,
  "GET /api/team/blocks": z.array(BlockAnswer),
  "GET /api/pto-balances": z.array(BalanceAnswer),
  "PATCH /api/pto-balances/:id/adjust": BalanceAnswer,
  "GET /api/users/:id/balances": z.array(BalanceAnswer),
  "POST /api/users/:id/pto-requests": RequestAnswer,
  "GET /api/users/:id/balance-outlook": BalanceOutlookAnswer,
  "GET /api/users/:id/settlement": SettlementAnswer,
  "GET /api/users/:id/final-statement": FinalStatementAnswer,
  "POST /api/users/settlements": z.array(SettlementSumAnswer),
  "GET /api/users/:id/ledger": z.array(LedgerEntryAnswer),
  "GET /api/ledger/check": LedgerCheckAnswer.nullable(),
  "POST /api/ledger/:id/undo": BalanceAnswer,

  "GET /api/search": SearchAnswer,
  "GET /api/users": z.array(UserAnswer),
  "GET /api/users/:id": UserAnswer,
  "GET /api/users/:id/locked-fields": LockedFieldsAnswer,
  "GET /api/users/:id/photo": "file",
  "DELETE /api/users/:id/photo": "nothing",
  "GET /api/users/:id/page": PersonPageAnswer,
  "PATCH /api/users/:id": UserAnswer,
  "DELETE /api/users/:id": "nothing",
  "POST /api/users/:id/password-link": PasswordLinkAnswer,
  "DELETE /api/users/:id/sessions": "nothing",
  "GET /api/users/:id/second-factor": UserSecondFactorAnswer,
  "DELETE /api/users/:id/second-factor": "nothing",
  "GET /api/invitations": z.array(InvitationAnswer),
  "POST /api/invitations": InvitationAnswer,
  "POST /api/invitations/bulk": SentInvitationsAnswer,
  "DELETE /api/invitations/:id": "nothing",
  "GET /api/invitations/token/:token": OpenInvitationAnswer,
  "POST /api/invitations/accept": JoinedAnswer,
};
