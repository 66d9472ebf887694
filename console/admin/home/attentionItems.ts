import type { AttentionAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { EXPIRY_REMINDERS } from "#core/notify/expiryReminder.ts";
import { WITHOUT_START_DATE } from "#core/links/peopleWithoutStartDate.ts";
import { listPath } from "../parts/RecordLink.tsx";

export interface AttentionItem {
  count: number;
  text: string;
  detail: string;
  to: string;
}

const choose = (count: number, one: string, many: string) => (count === 1 ? one : many);

export function attentionItems(found: AttentionAnswer): AttentionItem[] {
  const { waiting, left, withoutStartDate, withoutManager, failedNotifications, askingToJoin } = found;
  const items: AttentionItem[] = [
    {
      count: askingToJoin,
      text: choose(askingToJoin, "person is asking to join", "people are asking to join"),
      detail: "They signed in with single sign-on and can't use Awayday until you accept them.",
      to: "/invitations",
    },
    {
      count: waiting.count,
      text: choose(
        waiting.count,
        "request has been waiting for a week or more",
        "requests have been waiting for a week or more",
      ),
      detail: "The approvers may need a reminder or a delegate.",
      to: listPath("requests", { status: "pending", submittedUntil: waiting.submittedUntil }),
    },
    {
      count: left.count,
      text: choose(left.count, "person is past their last day", "people are past their last day"),
      detail: choose(
        left.count,
        "Their account keeps working until you deactivate them.",
        "Their accounts keep working until you deactivate them.",
      ),
      to: listPath("people", { isActive: "true", lastDayUntil: left.lastDayUntil }),
    },
    {
      count: withoutStartDate,
      text: choose(withoutStartDate, "person has no start date", "people have no start date"),
      detail: "Unless a policy needs the date, their time off accrues for the whole year.",
      to: listPath("people", WITHOUT_START_DATE),
    },
    {
      count: withoutManager,
      text: choose(withoutManager, "Employee has no manager", "Employees have no manager"),
      detail: "Unless a policy names other approvers, their requests go to all Admins and Owners.",
      to: listPath("people", { isActive: "true", role: "Employee", hasManager: "false" }),
    },
    {
      count: failedNotifications,
      text: choose(failedNotifications, "notification couldn't be delivered", "notifications couldn't be delivered"),
      detail: "See why, and retry.",
      to: listPath("notifications", { status: "failed" }),
    },
  ];
  return items.filter(({ count }) => count > 0);
}

export function missingFactsItems(count: number): AttentionItem[] {
  if (count === 0) return [];
  const text = choose(count, "person lacks details that a policy needs", "people lack details that a policy needs");
  return [
    {
      count,
      text,
      detail: "Until you add or correct these details, some of their leave can't accrue or be settled.",
      to: "/people",
    },
  ];
}

export function expiringItems(count: number): AttentionItem[] {
  if (count === 0) return [];
  const text = choose(
    count,
    "person has time off that expires within 30 days",
    "people have time off that expires within 30 days",
  );
  return [
    {
      count,
      text,
      detail: `Awayday reminds them ${EXPIRY_REMINDERS.join(" and ")} days in advance, except for sick leave.`,
      to: "/reports/expiring?within=30",
    },
  ];
}
