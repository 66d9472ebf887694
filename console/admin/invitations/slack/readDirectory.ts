import { normalEmail } from "#core/addresses/normalEmail.ts";
import type {
  SlackCandidateAnswer,
  SlackDirectoryAnswer,
  SlackLeaverAnswer,
} from "#core/api/admin/SlackDirectoryAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";

export interface Leaver extends SlackLeaverAnswer {
  teamId: string;
}

export interface Directory {
  members: number;
  candidates: readonly SlackCandidateAnswer[];
  leavers: readonly Leaver[];
  isCut: boolean;
}

/** `waits` is the pause in seconds, or null while a page is being read. */
export interface Reading {
  members: number;
  waits: number | null;
}

interface How {
  page: (cursor: string | null) => Promise<SlackDirectoryAnswer>;
  wait: (seconds: number) => Promise<void>;
  onProgress: (reading: Reading) => void;
}

/** In seconds. */
const PATIENCE = 300;
const DEFAULT_WAIT = 30;

export async function readDirectory({ page, wait, onProgress }: How): Promise<Directory> {
  const pages: SlackDirectoryAnswer[] = [];
  let members = 0;
  let waited = 0;
  let cursor: string | null = null;
  do {
    onProgress({ members, waits: null });
    try {
      const answer: SlackDirectoryAnswer = await page(cursor);
      pages.push(answer);
      members += answer.members;
      cursor = answer.next;
    } catch (error) {
      const seconds = waitOf(error);
      if (seconds === undefined || waited + seconds > PATIENCE) throw error;
      waited += seconds;
      onProgress({ members, waits: seconds });
      await wait(seconds);
    }
  } while (pages.length === 0 || cursor !== null);
  return { ...merged(pages), members };
}

function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "slack_busy") return undefined;
  return error.retryAfter ?? DEFAULT_WAIT;
}

function merged(pages: readonly SlackDirectoryAnswer[]): Omit<Directory, "members"> {
  const candidates = new Map<string, SlackCandidateAnswer>();
  const leavers = new Map<string, Leaver>();
  const present = new Set(pages.flatMap((page) => page.present));
  for (const { teamId, ...page } of pages) {
    for (const candidate of page.candidates) {
      const { email, slackUserId } = candidate;
      const key = email === null ? `${teamId} ${slackUserId}` : normalEmail(email);
      const known = candidates.get(key);
      if (!known || rank(candidate) < rank(known)) candidates.set(key, candidate);
    }
    for (const leaver of page.leavers) {
      if (!present.has(leaver.id) && !leavers.get(leaver.id)?.isLinked) leavers.set(leaver.id, { ...leaver, teamId });
    }
  }
  return {
    candidates: [...candidates.values()].toSorted((a, b) => rank(a) - rank(b) || byName(a, b)),
    leavers: [...leavers.values()].toSorted((a, b) => rank(a) - rank(b) || byName(a, b)),
    isCut: pages.some(({ isCut }) => isCut),
  };
}

function rank({ obstacle }: { obstacle: string | null }): number {
  return obstacle === null ? 0 : 1;
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, "en");
}
