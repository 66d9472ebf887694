import type { SandboxCallBody } from "../Sandbox.ts";
import type { Token, Workspace, World } from "../World.ts";

interface ApiCall {
  world: World;
  workspace: Workspace;
  token: Token;
  body: SandboxCallBody;
}

/** A method of the Web API for bot tokens. */
export interface ApiMethod {
  /** The scope that the token needs. */
  scope?: string;
  /** Returns the response besides `ok`. Throws a SlackError to refuse. */
  run: (call: ApiCall) => Record<string, unknown>;
}
