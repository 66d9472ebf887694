import type { Sequelize } from "sequelize";
import { AuditEvent } from "./AuditEvent.ts";
import { BalanceOverride } from "./BalanceOverride.ts";
import { Effect } from "./Effect.ts";
import { EmailChange } from "./EmailChange.ts";
import { Holiday } from "./Holiday.ts";
import { Identity } from "./Identity.ts";
import { Invitation } from "./Invitation.ts";
import { LedgerCheck } from "./LedgerCheck.ts";
import { LedgerEntry } from "./LedgerEntry.ts";
import { LinkToken } from "./LinkToken.ts";
import { Notification } from "./Notification.ts";
import { OauthState } from "./OauthState.ts";
import { Office } from "./Office.ts";
import { OfficePlacement } from "./OfficePlacement.ts";
import { Organization } from "./Organization.ts";
import { OrganizationSignup } from "./OrganizationSignup.ts";
import { PastEmployment } from "./PastEmployment.ts";
import { Password } from "./Password.ts";
import { PendingSignIn } from "./PendingSignIn.ts";
import { PersonalText } from "./PersonalText.ts";
import { PolicyVersion } from "./PolicyVersion.ts";
import { PtoBalance } from "./PtoBalance.ts";
import { PtoPolicy } from "./PtoPolicy.ts";
import { PtoRequest } from "./PtoRequest.ts";
import { PtoRequestDay } from "./PtoRequestDay.ts";
import { RecoveryCode } from "./RecoveryCode.ts";
import { SecondFactor } from "./SecondFactor.ts";
import { SlackDigest } from "./SlackDigest.ts";
import { SlackHome } from "./SlackHome.ts";
import { SlackInstallation } from "./SlackInstallation.ts";
import { SlackTeam } from "./SlackTeam.ts";
import { User } from "./User.ts";

const models = [
  AuditEvent,
  BalanceOverride,
  Effect,
  EmailChange,
  Holiday,
  Identity,
  Invitation,
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
  PersonalText,
  PolicyVersion,
  PtoBalance,
  PtoPolicy,
  PtoRequest,
  PtoRequestDay,
  RecoveryCode,
  SecondFactor,
  SlackDigest,
  SlackHome,
  SlackInstallation,
  SlackTeam,
  User,
];

/** Binds every model to a connection. */
export function defineModels(sequelize: Sequelize): void {
  for (const model of models) model.bindTo(sequelize);
}
