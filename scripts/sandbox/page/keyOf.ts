import type { Surface } from "./Surface.ts";
import type { SandboxBlock } from "../SandboxView.ts";

/** Returns the key by which an element is found again after a redraw. */
export function keyOf(block: SandboxBlock, element: SandboxBlock, { key }: Surface): string {
  return [key, block.block_id, element.action_id].join("/");
}
