import type { SandboxAck, SandboxMessage, SandboxView } from "./Sandbox.ts";

/** What a slash command led to. */
export interface SandboxAnswer {
  /** 0 where nothing answered. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** What only the asker sees: said in the acknowledgement, by response_url or by chat.postEphemeral. */
  replies: () => SandboxMessage[];
  modal: () => SandboxView | undefined;
}

/** What a click led to. */
export interface SandboxClick {
  status: number;
  ackMs: number;
  modal: () => SandboxView | undefined;
}

/** What pressing a modal's button led to. */
export interface SandboxSubmission {
  /** 0 where Slack itself refused it, as with a required field left empty; `ack` has its errors then. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** The modal that stands there now. */
  view: () => SandboxView | undefined;
}

export interface CommandOptions {
  /** "/pto" where it isn't given. */
  command?: string;
  /** Where it is written; the team's first channel, else the messages with the bot. */
  channel?: string;
  headers?: Record<string, string>;
  /** The exact body, in place of a right one. */
  raw?: string;
}

/** Somebody of a workspace, in front of a screen. */
export interface SandboxPerson {
  teamId: string;
  userId: string;
  command: (text: string, options?: CommandOptions) => Promise<SandboxAnswer>;
  /** Presses a button, or chooses `value` of another element, of a message or a view as it was seen. */
  click: (seen: SandboxMessage | SandboxView, actionId: string, value?: unknown) => Promise<SandboxClick>;
  /** Fills in one field; the app is told where the block says so. */
  input: (view: SandboxView, blockId: string, value: unknown) => Promise<SandboxClick>;
  /** Fills in fields by block id and submits. */
  submit: (view: SandboxView, values?: Record<string, unknown>) => Promise<SandboxSubmission>;
  /** Closes the topmost modal. */
  close: (view: SandboxView) => Promise<void>;
  /** Runs a global shortcut. */
  shortcut: (callbackId: string) => Promise<SandboxClick>;
  /** Looks at the home tab: waits until the app has published it once more, at most 3 s. */
  openHome: () => Promise<SandboxView | undefined>;
  home: () => SandboxView | undefined;
  modal: () => SandboxView | undefined;
  /** What this person has been sent by the bot, or sees alone. */
  messages: () => SandboxMessage[];
  /** Waits, at most 5 s, until there is something to find; throws with `what` otherwise. */
  until: <T>(look: () => T | undefined | Promise<T | undefined>, what?: string) => Promise<T>;
}
