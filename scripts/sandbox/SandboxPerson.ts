import type { SandboxAck, SandboxMessage, SandboxView } from "./SandboxView.ts";

/** The result of a slash command. */
export interface SandboxAnswer {
  /** 0 without a response. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** Returns what only the caller sees: from the acknowledgment, the response_url or chat.postEphemeral. */
  replies: () => SandboxMessage[];
  modal: () => SandboxView | undefined;
}

/** The result of a click. */
interface SandboxClick {
  status: number;
  ackMs: number;
  modal: () => SandboxView | undefined;
}

/** The result of submitting a modal. */
interface SandboxSubmission {
  /** 0 if Slack itself refused it, as with an empty required field; `ack` then contains its errors. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** Returns the modal that is open now. */
  view: () => SandboxView | undefined;
}

export interface CommandOptions {
  /** "/pto" by default. */
  command?: string;
  /** The channel it is typed in; by default the team's first channel, or else the messages with the bot. */
  channel?: string;
  headers?: Record<string, string>;
  /** The exact body, instead of a valid one. */
  raw?: string;
}

/** A person of a workspace. */
export interface SandboxPerson {
  teamId: string;
  userId: string;
  command: (text: string, options?: CommandOptions) => Promise<SandboxAnswer>;
  /** Presses a button, or chooses `value` in another element, of a message or view as it was seen. */
  click: (seen: SandboxMessage | SandboxView, actionId: string, value?: unknown) => Promise<SandboxClick>;
  /** Fills in one field; notifies the app if the block requests it. */
  input: (view: SandboxView, blockId: string, value: unknown) => Promise<SandboxClick>;
  /** Fills in fields by block id and submits. */
  submit: (view: SandboxView, values?: Record<string, unknown>) => Promise<SandboxSubmission>;
  /** Closes the topmost modal. */
  close: (view: SandboxView) => Promise<void>;
  /** Runs a global shortcut. */
  shortcut: (callbackId: string) => Promise<SandboxClick>;
  /** Opens the home tab and waits up to 3 s until the app has published it again. */
  openHome: () => Promise<SandboxView | undefined>;
  home: () => SandboxView | undefined;
  modal: () => SandboxView | undefined;
  /** Returns the bot's messages to this person, and those that only they see. */
  messages: () => SandboxMessage[];
  /** Waits up to 5 s until `look` finds a value; throws with `what` otherwise. */
  until: <T>(look: () => T | undefined | Promise<T | undefined>, what?: string) => Promise<T>;
}
