import { z } from "zod";
import { operationsRuntime } from "../runtime.ts";
import type { CalendarTokens } from "./CalendarProvider.ts";

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.coerce.date() });

export function sealCalendarTokens(
  { accessToken, refreshToken, expiresAt }: CalendarTokens,
  organizationId: string,
): string {
  return operationsRuntime().sealer.seal(JSON.stringify({ accessToken, refreshToken, expiresAt }), organizationId);
}

export function openCalendarTokens(sealed: string, organizationId: string): CalendarTokens {
  return Tokens.parse(JSON.parse(operationsRuntime().sealer.open(sealed, organizationId)));
}
