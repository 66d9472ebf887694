export interface SlackMember {
  id: string;
  /** The full name, or else the username or ID. */
  name: string;
  /** Null if Slack has no email or doesn't share it. */
  email: string | null;
  isEmailConfirmed: boolean;
  /** A guest has access to only some channels. A stranger belongs to another workspace. */
  kind: "person" | "guest" | "stranger" | "bot";
  isDeleted: boolean;
}
