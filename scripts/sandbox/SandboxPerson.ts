import type { SandboxAck, SandboxMessage, SandboxView } from "./SandboxView.ts";

export interface SandboxAnswer {
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  replies: () => SandboxMessage[];
  modal: () => SandboxView | undefined;
}

interface SandboxClick {
  status: number;
  ackMs: number;
  modal: () => SandboxView | undefined;
}

interface SandboxSubmission {
  /**
   * 0 if the app didn't respond, or if Slack itself refuses the submission. If Slack refuses it, `ack` contains the
   * errors.
   */
  status: number;
  ack: SandboxAck | undefined;
  ackMs: number;
  view: () => SandboxView | undefined;
}

export interface CommandOptions {
  command?: string;
  channel?: string;
  headers?: Record<string, string>;
  raw?: string;
}

export interface SandboxPerson {
  teamId: string;
  userId: string;
  command: (text: string, options?: CommandOptions) => Promise<SandboxAnswer>;
  click: (seen: SandboxMessage | SandboxView, actionId: string, value?: unknown) => Promise<SandboxClick>;
  input: (view: SandboxView, blockId: string, value: unknown) => Promise<SandboxClick>;
  submit: (view: SandboxView, values?: Record<string, unknown>) => Promise<SandboxSubmission>;
  close: (view: SandboxView) => Promise<void>;
  shortcut: (callbackId: string) => Promise<SandboxClick>;
  /** Waits up to 3 s for the app to publish the tab again. */
  openHome: () => Promise<SandboxView | undefined>;
  home: () => SandboxView | undefined;
  modal: () => SandboxView | undefined;
  messages: () => SandboxMessage[];
  /** Waits up to 5 s for `look` to return a value. */
  until: <T>(look: () => T | undefined | Promise<T | undefined>, what?: string) => Promise<T>;
}
