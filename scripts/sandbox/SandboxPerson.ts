import type { SandboxAck, SandboxMessage, SandboxView } from "./SandboxView.ts";

/** The result of a slash command. */
export interface SandboxAnswer {
  /** 0 if there was no response. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** Returns the replies to the command: from the acknowledgment, the response_url, or chat.postEphemeral. */
  replies: () => SandboxMessage[];
  modal: () => SandboxView | undefined;
}

/** The result of a click, of filling in a field, or of a shortcut. */
interface SandboxClick {
  status: number;
  ackMs: number;
  modal: () => SandboxView | undefined;
}

/** The result of submitting a modal. */
interface SandboxSubmission {
  /**
   * 0 if Slack itself refuses the submission, for example because a required field is empty; `ack` then contains the
   * errors.
   */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** Returns the modal that is open now; undefined if none is. */
  view: () => SandboxView | undefined;
}

export interface CommandOptions {
  /** "/pto" by default. */
  command?: string;
  /**
   * The channel in which the command is typed; by default the team's first channel, or the bot's direct messages if
   * there is none.
   */
  channel?: string;
  headers?: Record<string, string>;
  /** Sent as the exact body, instead of a valid command. */
  raw?: string;
}

/** A person in a workspace. */
export interface SandboxPerson {
  teamId: string;
  userId: string;
  command: (text: string, options?: CommandOptions) => Promise<SandboxAnswer>;
  /** Clicks a button, or chooses `value` in another element, in the given state of a message or view. */
  click: (seen: SandboxMessage | SandboxView, actionId: string, value?: unknown) => Promise<SandboxClick>;
  /** Fills in one field; notifies the app if the block requests it. */
  input: (view: SandboxView, blockId: string, value: unknown) => Promise<SandboxClick>;
  /** Fills in fields by block id and submits. */
  submit: (view: SandboxView, values?: Record<string, unknown>) => Promise<SandboxSubmission>;
  /** Closes a modal and those above it. */
  close: (view: SandboxView) => Promise<void>;
  /** Runs a global shortcut. */
  shortcut: (callbackId: string) => Promise<SandboxClick>;
  /** Opens the Home tab, and waits up to 3 s until the app has published it again. */
  openHome: () => Promise<SandboxView | undefined>;
  home: () => SandboxView | undefined;
  modal: () => SandboxView | undefined;
  /** Returns the bot's direct messages to this person, including ephemeral ones. */
  messages: () => SandboxMessage[];
  /** Waits up to 5 s until `look` returns a value; otherwise throws an error that names `what`. */
  until: <T>(look: () => T | undefined | Promise<T | undefined>, what?: string) => Promise<T>;
}
