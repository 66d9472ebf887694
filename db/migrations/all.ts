import { people } from "./001-people.ts";
import { policies } from "./002-policies.ts";
import { requests } from "./003-requests.ts";
import { ledger } from "./004-ledger.ts";
import { running } from "./005-running.ts";
import { accruals } from "./006-accruals.ts";
import { notifications } from "./007-notifications.ts";
import { slack } from "./008-slack.ts";
import { ledgerSums } from "./009-ledger-sums.ts";
import { admin } from "./010-admin.ts";
import { organization } from "./011-organization.ts";
import { erasure } from "./012-erasure.ts";
import { accounts } from "./014-accounts.ts";
import { secondFactor } from "./015-second-factor.ts";
import { invitationRights } from "./016-invitation-rights.ts";
import { leaveYear } from "./017-leave-year.ts";
import { confirmation } from "./018-confirmation.ts";
import { ledgerSeries } from "./020-ledger-series.ts";
import { manyAtOnce } from "./021-many-at-once.ts";
import { googleConfirmation } from "./022-google-confirmation.ts";
import { auditSource } from "./023-audit-source.ts";
import { calendarColumns } from "./024-calendar-columns.ts";
import { provenAddresses } from "./025-proven-addresses.ts";
import { mailedLinks } from "./026-mailed-links.ts";
import { slackLinks } from "./027-slack-links.ts";
import { policyDocuments } from "./030-policy-documents.ts";
import { leaveTypes } from "./031-leave-types.ts";
import { personFacts } from "./032-person-facts.ts";
import { workingPatterns } from "./033-working-patterns.ts";
import { expiryReminders } from "./036-expiry-reminders.ts";
import { admins } from "./039-admins.ts";
import { policyAssignments } from "./040-policy-assignments.ts";
import { leaveYears } from "./041-leave-years.ts";
import { personEvents } from "./042-person-events.ts";
import { expiringEvent } from "./043-expiring-event.ts";
import { emptyPolicies } from "./044-empty-policies.ts";
import { documentsAfterWait } from "./045-documents-after-wait.ts";
import { expiringPeople } from "./046-expiring-people.ts";
import { requestVersions } from "./047-request-versions.ts";
import { editedRequests } from "./048-edited-requests.ts";
import { undoneDecisions } from "./049-undone-decisions.ts";
import { teams } from "./050-teams.ts";
import { blackouts } from "./060-blackouts.ts";
import { closures } from "./061-closures.ts";
import { pastFacts } from "./062-past-facts.ts";
import { leaveChanges } from "./070-leave-changes.ts";
import { approvalSteps } from "./074-approval-steps.ts";
import { delegations } from "./077-delegations.ts";
import { snoozes } from "./078-snoozes.ts";
import { leaveParts } from "./080-leave-parts.ts";
import { evidence } from "./083-evidence.ts";
import { requestMessages } from "./084-request-messages.ts";
import { neededEvidence } from "./085-needed-evidence.ts";
import { assignedPolicies } from "./086-assigned-policies.ts";
import { settlements } from "./087-settlements.ts";
import { settlementNews } from "./088-settlement-news.ts";
import { givenBackLeave } from "./090-given-back-leave.ts";
import { chargedClosures } from "./091-charged-closures.ts";
import { holidayHours } from "./092-holiday-hours.ts";
import { blockReminders } from "./093-block-reminders.ts";
import { credits } from "./095-credits.ts";
import { setup } from "./098-setup.ts";
import { decidersForOthers } from "./099-deciders-for-others.ts";
import { inbox } from "./103-inbox.ts";
import { importMappings } from "./104-import-mappings.ts";
import { photos } from "./105-photos.ts";
import { personalDisplay } from "./106-personal-display.ts";
import { servicePhotos } from "./107-service-photos.ts";
import { searchText } from "./108-search-text.ts";
import { apiKeys } from "./110-api-keys.ts";
import { apiAnswers } from "./111-api-answers.ts";
import { calendarFeeds } from "./112-calendar-feeds.ts";
import { webhooks } from "./113-webhooks.ts";
import { singleSignOn } from "./114-single-sign-on.ts";
import { holidaySearchText } from "./115-holiday-search-text.ts";
import { relievedLeave } from "./116-relieved-leave.ts";
import { provisioning } from "./118-provisioning.ts";
import { erasedPeople } from "./119-erased-people.ts";
import { singleSignOnRules } from "./120-single-sign-on-rules.ts";
import { connectedCalendars } from "./121-connected-calendars.ts";
import { tokenCalls } from "./122-token-calls.ts";
import { providerSource } from "./123-provider-source.ts";
import { causes } from "./124-causes.ts";
import { unconfirmedKeys } from "./125-unconfirmed-keys.ts";
import { unconfirmedFactors } from "./128-unconfirmed-factors.ts";
import { endedOfficeCalendars } from "./129-ended-office-calendars.ts";
import { unknownZones } from "./130-unknown-zones.ts";
import { returns } from "./131-returns.ts";

/** Never edit a migration that has run; add another instead. */
export const migrations = [
  people,
  policies,
  requests,
  ledger,
  running,
  accruals,
  notifications,
  slack,
  ledgerSums,
  admin,
  organization,
  erasure,
  accounts,
  secondFactor,
  invitationRights,
  leaveYear,
  confirmation,
  ledgerSeries,
  manyAtOnce,
  googleConfirmation,
  auditSource,
  calendarColumns,
  provenAddresses,
  mailedLinks,
  slackLinks,
  policyDocuments,
  leaveTypes,
  personFacts,
  workingPatterns,
  expiryReminders,
  admins,
  policyAssignments,
  leaveYears,
  personEvents,
  expiringEvent,
  emptyPolicies,
  documentsAfterWait,
  expiringPeople,
  requestVersions,
  editedRequests,
  undoneDecisions,
  teams,
  blackouts,
  closures,
  pastFacts,
  leaveChanges,
  approvalSteps,
  delegations,
  snoozes,
  leaveParts,
  evidence,
  requestMessages,
  neededEvidence,
  assignedPolicies,
  settlements,
  settlementNews,
  givenBackLeave,
  chargedClosures,
  holidayHours,
  blockReminders,
  credits,
  setup,
  decidersForOthers,
  inbox,
  importMappings,
  photos,
  personalDisplay,
  servicePhotos,
  searchText,
  apiKeys,
  apiAnswers,
  calendarFeeds,
  webhooks,
  singleSignOn,
  holidaySearchText,
  relievedLeave,
  provisioning,
  erasedPeople,
  singleSignOnRules,
  connectedCalendars,
  tokenCalls,
  providerSource,
  causes,
  unconfirmedKeys,
  unconfirmedFactors,
  endedOfficeCalendars,
  unknownZones,
  returns,
] as const;
