import { admins, type Audience, everyone, thoseAbove } from "../Declaration.ts";

const thoseInvolved = { own: everyone, ...thoseAbove };

export const LISTENERS: Readonly<Record<string, { may: Audience; because?: string }>> = {
  "action approve_request": { may: thoseAbove },
  "action reject_request": { may: thoseAbove, because: "the form opens only for those who may decide" },
  "view reject_request": { may: thoseAbove },
  "action ask_request": {
    may: thoseInvolved,
    because: "the form shows the messages on the request",
  },
  "view ask_request": { may: thoseInvolved },
  "action snooze_request": { may: thoseAbove },
  "action undo_request": { may: thoseAbove, because: "only the person who decided can undo a decision" },
  "action cancel_request": { may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins } },
  "action edit_request": { may: { own: everyone }, because: "the form opens only for the requester" },
  "action change_request": { may: { own: everyone }, because: "the form opens only for the owner of the leave" },
  "action withdraw_change": { may: { own: everyone }, because: "only the person who asked for a change withdraws it" },
  "action open_request": { may: "anyone", because: "the browser follows a link, which asks to sign in" },
  "action open_request_modal": { may: everyone, because: "the form shows the person's own balances" },
  "action request_time_off /^(type|cancel|startDate|endDate|isHalfDay|startPart|endPart|minutes)$/": {
    may: everyone,
    because: "the form shows the person's own preview",
  },
  "view request_time_off": { may: everyone, because: "the request is the person's own" },
  "command /pto": { may: everyone, because: "each answer is of the person who typed it" },
  "event app_home_opened": { may: everyone, because: "the tab is the person's own" },
  "event app_uninstalled": { may: "anyone", because: "Slack itself sends it, with its signature" },
  "event tokens_revoked": { may: "anyone", because: "Slack itself sends it, with its signature" },
};
