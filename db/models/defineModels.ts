import type { Sequelize } from "sequelize";
import { AccessToken } from "./keys/AccessToken.ts";
import { ApiAnswer } from "./keys/ApiAnswer.ts";
import { ApiKey } from "./keys/ApiKey.ts";
import { AuditEvent } from "./AuditEvent.ts";
import { BalanceOverride } from "./leave/BalanceOverride.ts";
import { Blackout } from "./blackouts/Blackout.ts";
import { CalendarConnection } from "./calendars/CalendarConnection.ts";
import { CalendarEntry } from "./calendars/CalendarEntry.ts";
import { CalendarFeed } from "./feeds/CalendarFeed.ts";
import { Closure } from "./closures/Closure.ts";
import { Credit } from "./leave/Credit.ts";
import { Delegation } from "./delegations/Delegation.ts";
import { Effect } from "./Effect.ts";
import { Evidence } from "./evidence/Evidence.ts";
import { EvidencePart } from "./evidence/EvidencePart.ts";
import { EmailChange } from "./accounts/EmailChange.ts";
import { Holiday } from "./Holiday.ts";
import { Identity } from "./accounts/Identity.ts";
import { ImportMapping } from "./ImportMapping.ts";
import { Invitation } from "./accounts/Invitation.ts";
import { LeaveChange } from "./leave/LeaveChange.ts";
import { LeaveChangeDay } from "./leave/LeaveChangeDay.ts";
import { LeaveType } from "./leave/LeaveType.ts";
import { LedgerCheck } from "./leave/LedgerCheck.ts";
import { LedgerEntry } from "./leave/LedgerEntry.ts";
import { LinkToken } from "./accounts/LinkToken.ts";
import { Notification } from "./Notification.ts";
import { OauthState } from "./accounts/OauthState.ts";
import { Office } from "./Office.ts";
import { OfficePlacement } from "./OfficePlacement.ts";
import { Organization } from "./Organization.ts";
import { OrganizationSignup } from "./accounts/OrganizationSignup.ts";
import { PastEmployment } from "./PastEmployment.ts";
import { Password } from "./accounts/Password.ts";
import { PendingSignIn } from "./accounts/PendingSignIn.ts";
import { PersonEvent } from "./leave/PersonEvent.ts";
import { PersonalText } from "./PersonalText.ts";
import { Photo } from "./photos/Photo.ts";
import { PolicyVersion } from "./leave/PolicyVersion.ts";
import { ProvisionedPerson } from "./provisioning/ProvisionedPerson.ts";
import { ProvisionedTeam } from "./provisioning/ProvisionedTeam.ts";
import { ProvisioningCall } from "./provisioning/ProvisioningCall.ts";
import { PtoBalance } from "./leave/PtoBalance.ts";
import { PtoPolicy } from "./leave/PtoPolicy.ts";
import { PtoRequest } from "./leave/PtoRequest.ts";
import { PtoRequestDay } from "./leave/PtoRequestDay.ts";
import { RecoveryCode } from "./accounts/RecoveryCode.ts";
import { RequestMessage } from "./leave/RequestMessage.ts";
import { RequestSnooze } from "./delegations/RequestSnooze.ts";
import { InboxRead } from "./inbox/InboxRead.ts";
import { SecondFactor } from "./accounts/SecondFactor.ts";
import { SlackDigest } from "./slack/SlackDigest.ts";
import { SlackHome } from "./slack/SlackHome.ts";
import { SlackInstallation } from "./slack/SlackInstallation.ts";
import { SlackTeam } from "./slack/SlackTeam.ts";
import { SsoConnection } from "./sso/SsoConnection.ts";
import { SsoDomain } from "./sso/SsoDomain.ts";
import { SsoException } from "./sso/SsoException.ts";
import { SsoIdentity } from "./sso/SsoIdentity.ts";
import { SsoJoinRequest } from "./sso/SsoJoinRequest.ts";
import { SsoRecoveryCode } from "./sso/SsoRecoveryCode.ts";
import { Team } from "./teams/Team.ts";
import { TeamMember } from "./teams/TeamMember.ts";
import { TokenCall } from "./keys/TokenCall.ts";
import { User } from "./User.ts";
import { WebhookEndpoint } from "./webhooks/WebhookEndpoint.ts";
import { WebhookMessage } from "./webhooks/WebhookMessage.ts";

const models = [
  AccessToken,
  ApiAnswer,
  ApiKey,
  AuditEvent,
  BalanceOverride,
  Blackout,
  CalendarConnection,
  CalendarEntry,
  CalendarFeed,
  Closure,
  Credit,
  Delegation,
  Effect,
  EmailChange,
  Evidence,
  EvidencePart,
  Holiday,
  Identity,
  ImportMapping,
  Invitation,
  LeaveChange,
  LeaveChangeDay,
  LeaveType,
  LedgerCheck,
  LedgerEntry,
  LinkToken,
  Notification,
  OauthState,
  Office,
  OfficePlacement,
  Organization,
  OrganizationSignup,
  PastEmployment,
  Password,
  PendingSignIn,
  PersonEvent,
  PersonalText,
  Photo,
  PolicyVersion,
  ProvisionedPerson,
  ProvisionedTeam,
  ProvisioningCall,
  PtoBalance,
  PtoPolicy,
  PtoRequest,
  PtoRequestDay,
  RecoveryCode,
  RequestSnooze,
  RequestMessage,
  InboxRead,
  SecondFactor,
  SlackDigest,
  SlackHome,
  SlackInstallation,
  SlackTeam,
  SsoConnection,
  SsoDomain,
  SsoException,
  SsoIdentity,
  SsoJoinRequest,
  SsoRecoveryCode,
  Team,
  TeamMember,
  TokenCall,
  User,
  WebhookEndpoint,
  WebhookMessage,
];

export function defineModels(sequelize: Sequelize): void {
  for (const model of models) model.bindTo(sequelize);
}
