import type { SandboxAck, SandboxMessage, SandboxView } from "./SandboxView.ts";

export interface PageState {
  teams: { id: string; name: string }[];
  /** `latest` is the time of the bot's newest direct message, or empty without messages. */
  people: { id: string; name: string; latest: string }[];
  channels: { id: string; name: string; messages: SandboxMessage[] }[];
  direct: { id: string; messages: SandboxMessage[] };
  home: SandboxView | undefined;
  modal: SandboxView | undefined;
  violations: string[];
}

export type PageAct = { team: string; user: string } & (
  | { do: "command"; text: string; channel: string }
  | { do: "click"; channel: string; ts: string; blockId: string; actionId: string; value: unknown }
  | { do: "act"; viewId: string; blockId: string; actionId: string; value: unknown }
  | { do: "submit"; viewId: string; values: Record<string, unknown> }
  | { do: "close"; viewId: string }
  | { do: "home" }
);

export interface PageOutcome {
  status: number;
  ackMs: number;
  ack?: SandboxAck | undefined;
}
