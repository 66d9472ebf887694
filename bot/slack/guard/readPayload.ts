import { CommandPayload, EventPayload, InteractionPayload } from "./payloads.ts";

/** What a signed body turned out to be: for Bolt, or answered at once. */
export type Reading = { pass: true } | { pass: false; status: 200 | 400; body: string | { challenge: string } };

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const passed: Reading = { pass: true };

/** Reads a signed body as far as it takes to know that every listener can rely on its shape. */
export function readPayload(contentType: string, body: string): Reading {
  if (contentType === JSON_TYPE) return readEvent(body);
  if (contentType !== FORM) return malformed("The body must be a form or JSON");
  const form = new URLSearchParams(body);
  // Of two of a name, one reader takes the first, another the last.
  if (new Set(form.keys()).size < form.size) return malformed("The body must be a form in which each field comes once");
  const payload = form.get("payload");
  if (payload !== null) return readInteraction(payload);
  // Slack asks from time to time whether our certificate holds.
  if (form.get("ssl_check") === "1") return { pass: false, status: 200, body: "" };
  return CommandPayload.safeParse(Object.fromEntries(form)).success ? passed : malformed("This is no command");
}

/** Whether something that came by a socket, already read, has a shape that listeners can rely on. */
export function isWellFormed(body: unknown): boolean {
  return [CommandPayload, InteractionPayload, EventPayload].some((shape) => shape.safeParse(body).success);
}

function readInteraction(payload: string): Reading {
  return InteractionPayload.safeParse(parsed(payload)).success ? passed : malformed("This is no interaction");
}

function readEvent(body: string): Reading {
  const { success, data } = EventPayload.safeParse(parsed(body));
  if (!success) return malformed("This is no event");
  if (data.type === "url_verification") return { pass: false, status: 200, body: { challenge: data.challenge } };
  return data.type === "event_callback" ? passed : { pass: false, status: 200, body: "" };
}

function malformed(text: string): Reading {
  return { pass: false, status: 400, body: text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
