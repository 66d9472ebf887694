import type { Clock } from "#bot/operations/runtime.ts";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { GuardedFetch } from "../guardedFetch.ts";
import { ExternalFailure } from "../ExternalFailure.ts";
import { retryAfterMs } from "../retryAfterMs.ts";

const USUAL_WAIT = 30;
/** Matches no text with spaces, because error texts can contain personal data. */
const CODE = /^[\w.-]{1,60}$/;

interface ServiceRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  accessToken?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

export interface ServiceAnswer {
  status: number;
  json: unknown;
}

/**
 * Throws a CalendarFailure if the service refuses the access token, is busy, or is unavailable. Returns other refusals
 * as answers.
 */
export type ServiceCall = (address: string, wanted?: ServiceRequest) => Promise<ServiceAnswer>;

export function serviceCall(service: string, { fetch, clock }: { fetch: GuardedFetch; clock: Clock }): ServiceCall {
  return async (address, { method = "GET", accessToken, headers, json, form } = {}) => {
    const type = json === undefined ? "application/x-www-form-urlencoded" : "application/json";
    const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
    const answer = await fetch(address, {
      method,
      headers: {
        accept: "application/json",
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(method !== "GET" && { "content-length": String(Buffer.byteLength(body ?? "")) }),
        ...(body !== undefined && { "content-type": type }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      cutsLong: true,
    }).catch((error: unknown) => {
      if (!(error instanceof ExternalFailure)) throw error;
      throw new CalendarFailure("passing", `${service} didn't respond: ${error.reason}`, { cause: error });
    });
    const { status } = answer;
    const wait = Math.ceil(retryAfterMs(answer.headers["retry-after"], clock.now()) / 1000);
    if (status === 429) throw busy(service, status, wait);
    if (status >= 500) {
      throw wait > 0 ? busy(service, status, wait) : new CalendarFailure("passing", `${service} returned ${status}`);
    }
    if (status === 401 && accessToken !== undefined) {
      throw new CalendarFailure("expired", `${service} doesn't accept the access token`);
    }
    return { status, json: parsed(answer.body) };
  };
}

export function busy(service: string, why: number | string, seconds = 0): CalendarFailure {
  const retryAfterSeconds = seconds > 0 ? seconds : USUAL_WAIT;
  return new CalendarFailure("busy", `${service} is busy (${why})`, { retryAfterSeconds });
}

export function refusedBy(service: string, status: number, code?: string): CalendarFailure {
  const shown = code !== undefined && CODE.test(code) ? ` (${code})` : "";
  return new CalendarFailure("refused", `${service} returned ${status}${shown}`);
}

export function isDone({ status }: ServiceAnswer): boolean {
  return status >= 200 && status < 300;
}

export function isGone({ status }: ServiceAnswer): boolean {
  return status === 404 || status === 410;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}
