export interface SlackMember {
  id: string;
  name: string;
  /** Null if Slack has no email or doesn't share it. */
  email: string | null;
  isEmailConfirmed: boolean;
  /** A guest has access to only some channels. A stranger belongs to another workspace. */
  kind: "person" | "guest" | "stranger" | "bot";
  isDeleted: boolean;
}
