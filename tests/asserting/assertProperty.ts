import { assert, type IAsyncProperty, type IProperty, type Parameters } from "fast-check";
import { shortOrLong } from "../soak/shortOrLong.ts";

const SEED = 20_261_124;

export function assertProperty<Values>(
  property: IAsyncProperty<Values>,
  parameters?: Parameters<Values>,
): Promise<void>;
export function assertProperty<Values>(property: IProperty<Values>, parameters?: Parameters<Values>): void;
export function assertProperty<Values>(
  property: IAsyncProperty<Values> | IProperty<Values>,
  parameters: Parameters<Values> = {},
): Promise<void> | void {
  return assert(property, shortOrLong({ seed: SEED, ...parameters }, parameters));
}
