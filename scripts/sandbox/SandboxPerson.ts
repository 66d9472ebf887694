import type { SandboxAck, SandboxMessage, SandboxView } from "./SandboxView.ts";

export interface SandboxAnswer {
  /** 0 if there was no response. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** The replies come in the acknowledgment, to the response_url, or by chat.postEphemeral. */
  replies: () => SandboxMessage[];
  modal: () => SandboxView | undefined;
}

interface SandboxClick {
  status: number;
  ackMs: number;
  modal: () => SandboxView | undefined;
}

interface SandboxSubmission {
  /** 0 if Slack itself refuses the submission; `ack` then contains the errors. */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  /** Undefined if no modal is open. */
  view: () => SandboxView | undefined;
}

export interface CommandOptions {
  /** "/pto" by default. */
  command?: string;
  /** By default, the team's first channel, or the bot's direct messages if there is none. */
  channel?: string;
  headers?: Record<string, string>;
  /** Sent as the exact body, instead of a valid command. */
  raw?: string;
}

export interface SandboxPerson {
  teamId: string;
  userId: string;
  command: (text: string, options?: CommandOptions) => Promise<SandboxAnswer>;
  /** The message or view may be an old one. `value` is for elements other than buttons. */
  click: (seen: SandboxMessage | SandboxView, actionId: string, value?: unknown) => Promise<SandboxClick>;
  /** Notifies the app if the block requests it. */
  input: (view: SandboxView, blockId: string, value: unknown) => Promise<SandboxClick>;
  submit: (view: SandboxView, values?: Record<string, unknown>) => Promise<SandboxSubmission>;
  /** Also closes the modals above it. */
  close: (view: SandboxView) => Promise<void>;
  shortcut: (callbackId: string) => Promise<SandboxClick>;
  /** Waits up to 3 s until the app has published the tab again. */
  openHome: () => Promise<SandboxView | undefined>;
  home: () => SandboxView | undefined;
  modal: () => SandboxView | undefined;
  /** The bot's messages, including ephemeral ones. */
  messages: () => SandboxMessage[];
  /** Waits up to 5 s until `look` returns a value. */
  until: <T>(look: () => T | undefined | Promise<T | undefined>, what?: string) => Promise<T>;
}
