import type { JoinMode } from "#core/sso/ConnectionInput.ts";

export const JOINING: Readonly<Record<JoinMode, string>> = {
  off: "People without an Awayday account are refused",
  ask: "People without an Awayday account can ask to join, and an Admin or Owner decides",
  employee: "People without an Awayday account join as Employees at their first sign-in",
};
