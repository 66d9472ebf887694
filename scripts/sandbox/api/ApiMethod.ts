import type { SandboxCallBody } from "../Sandbox.ts";
import type { Token, Workspace, World } from "../World.ts";

export interface ApiCall {
  world: World;
  workspace: Workspace;
  token: Token;
  body: SandboxCallBody;
}

/** A method of the Web API that a bot's token opens. */
export interface ApiMethod {
  /** What the token must have been given. */
  scope?: string;
  /** The answer besides `ok`; throws a SlackError to refuse. */
  run: (call: ApiCall) => Record<string, unknown>;
}
