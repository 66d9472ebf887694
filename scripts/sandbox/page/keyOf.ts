import type { Surface } from "./Surface.ts";
import type { SandboxBlock } from "../SandboxView.ts";

export function keyOf(block: SandboxBlock, element: SandboxBlock, { key }: Surface): string {
  return [key, block.block_id, element.action_id].join("/");
}
