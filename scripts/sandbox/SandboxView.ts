export interface SandboxBlock {
  type: string;
  block_id?: string;
  action_id?: string;
  [field: string]: unknown;
}

export interface SandboxMessage {
  ts: string;
  teamId: string;
  channel: string;
  text: string;
  blocks: SandboxBlock[];
  updatedTimes: number;
  ephemeral: boolean;
  to?: string;
}

export type SandboxValues = Record<string, Record<string, Record<string, unknown>>>;

export interface SandboxView {
  id: string;
  type: "modal" | "home";
  hash: string;
  team_id: string;
  app_id: string;
  bot_id: string;
  callback_id: string;
  external_id: string;
  private_metadata: string;
  root_view_id: string;
  previous_view_id: string | null;
  clear_on_close: boolean;
  notify_on_close: boolean;
  title?: { text: string };
  submit?: { text: string };
  close?: { text: string };
  blocks: SandboxBlock[];
  state: { values: SandboxValues };
}

export interface SandboxAck {
  text?: string;
  blocks?: SandboxBlock[];
  response_type?: string;
  response_action?: string;
  errors?: Record<string, string>;
  view?: Record<string, unknown>;
}
