import type { PageState } from "../PageState.ts";
import { who } from "./here.ts";
import { perform } from "./perform.ts";
import type { Surface } from "./Surface.ts";
import type { SandboxMessage, SandboxView } from "../SandboxView.ts";

export function surfaceOfMessage(now: PageState, { channel, ts }: SandboxMessage): Surface {
  const act: Surface["act"] = (blockId, actionId, value) =>
    void perform({ ...who(), do: "click", channel, ts, blockId, actionId, value });
  return { ...surfaceOf(now), key: ts, values: {}, drafts: new Map(), errors: {}, act };
}

export function surfaceOfView(
  now: PageState,
  { id, state: { values } }: SandboxView,
  { drafts, errors }: Pick<Surface, "drafts" | "errors"> = { drafts: new Map(), errors: {} },
): Surface {
  const act: Surface["act"] = (blockId, actionId, value) =>
    void perform({ ...who(), do: "act", viewId: id, blockId, actionId, value });
  return { ...surfaceOf(now), key: id, values, drafts, errors, act };
}

function surfaceOf({ people, channels }: PageState): Pick<Surface, "people" | "nameOf"> {
  return { people, nameOf: (id) => [...people, ...channels].find((each) => each.id === id)?.name };
}
