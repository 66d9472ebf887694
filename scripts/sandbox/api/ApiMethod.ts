import type { SandboxCallBody } from "../Sandbox.ts";
import type { Token, Workspace, World } from "../World.ts";

interface ApiCall {
  world: World;
  workspace: Workspace;
  token: Token;
  body: SandboxCallBody;
}

export interface ApiMethod {
  scope?: string;
  /** Returns the response without its `ok` field. Throws a SlackError to refuse the call. */
  run: (call: ApiCall) => Record<string, unknown>;
}
