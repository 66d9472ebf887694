import { CommandPayload, EventPayload, InteractionPayload } from "./payloads.ts";

type Reading = { pass: true } | { pass: false; status: 200 | 400; body: string | { challenge: string } };

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const passed: Reading = { pass: true };

export function readPayload(contentType: string, body: string): Reading {
  if (contentType === JSON_TYPE) return readEvent(body);
  if (contentType !== FORM) return malformed("The body must be a form or JSON");
  const form = new URLSearchParams(body);
  // Security: for a repeated field, one parser can take the first value and another the last.
  if (new Set(form.keys()).size < form.size)
    return malformed("The body must be a form in which each field appears once");
  const payload = form.get("payload");
  if (payload !== null) return readInteraction(payload);
  // Slack occasionally checks the server's certificate.
  if (form.get("ssl_check") === "1") return { pass: false, status: 200, body: "" };
  return CommandPayload.safeParse(Object.fromEntries(form)).success ? passed : malformed("This is not a command");
}

export function isWellFormed(body: unknown): boolean {
  return [CommandPayload, InteractionPayload, EventPayload].some((shape) => shape.safeParse(body).success);
}

function readInteraction(payload: string): Reading {
  return InteractionPayload.safeParse(parsed(payload)).success ? passed : malformed("This is not an interaction");
}

function readEvent(body: string): Reading {
  const { success, data } = EventPayload.safeParse(parsed(body));
  if (!success) return malformed("This is not an event");
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
