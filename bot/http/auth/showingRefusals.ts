import type { Response } from "express";
import { Refusal } from "#core/refusal.ts";

export async function showingRefusals(
  res: Response,
  shownAt: (refusal: Refusal) => string,
  step: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const place = await step();
    if (place !== undefined) res.redirect(place);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    res.redirect(shownAt(error));
  }
}
