import { isLive, type RequestStatus } from "#core/leave/Statuses.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";

export const MAX_EVIDENCE_BYTES = 10 * 1024 * 1024;
/** Per request. */
export const MAX_EVIDENCE = 10;
/** Per organization. */
export const MAX_SPACE = { files: 20_000, bytes: 5 * 1024 ** 3 };
/** Applies until an Owner confirms an email address, because anyone can create many organizations. */
export const MAX_SPACE_UNCONFIRMED = { files: 100, bytes: 50 * 1024 ** 2 };
/** For a person below Admin, so that they can't use up the space of their colleagues. */
export const MAX_SPACE_OF_PERSON = { files: 1000, bytes: 500 * 1024 ** 2 };
export const MAX_EXPORTED_BYTES = 200 * 1024 * 1024;

const TYPES = "The file must be a PDF, PNG, JPEG, or HEIC";

export function emptyFile(): Refusal {
  return aboutFile("invalid", "empty_file", "The file is empty");
}

export function largeFile(): Refusal {
  return aboutFile("tooLarge", "too_large", "The file is larger than 10 MB");
}

export function incompleteFile(): Refusal {
  return aboutFile("invalid", "incomplete_file", "The upload was interrupted. Please try again.");
}

export function wrongType(): Refusal {
  return aboutFile("wrongType", "wrong_type", TYPES);
}

export function wrongContent(): Refusal {
  return aboutFile("wrongType", "wrong_content", `${TYPES}, and its content must match its type`);
}

/** Throws (409) if the request is rejected or canceled, or has the maximum number of documents. */
export function assertAttachable({ status, evidenceCount }: { status: RequestStatus; evidenceCount: number }): void {
  if (!isLive(status)) throw new Refusal("conflict", "already_decided", `This request was already ${status}`);
  if (evidenceCount < MAX_EVIDENCE) return;
  throw new Refusal("conflict", "too_many_files", `A request can have at most ${MAX_EVIDENCE} documents`);
}

interface Space {
  files: number;
  bytes: number;
}

/** `organization` and `person` include the new file. */
export function assertRoomForFiles(
  { organization, person }: { organization: Space; person: Space },
  { isConfirmed, role }: { isConfirmed: boolean; role: Role },
): void {
  if (!fits(organization, MAX_SPACE)) {
    throw noRoom(
      "Your organization has no more space for documents. To free up space, ask an Owner to erase the data of former employees.",
    );
  }
  if (!isConfirmed && !fits(organization, MAX_SPACE_UNCONFIRMED)) {
    throw noRoom("Your organization has no more space for documents until an Owner confirms their email address");
  }
  if (!isAtLeast(role, "Admin") && !fits(person, MAX_SPACE_OF_PERSON)) {
    throw noRoom("You can't attach any more documents. Ask an Admin to attach this one.");
  }
}

function fits({ files, bytes }: Space, most: Space): boolean {
  return files <= most.files && bytes <= most.bytes;
}

function noRoom(text: string): Refusal {
  return new Refusal("conflict", "no_room", text);
}

function aboutFile(kind: "invalid" | "tooLarge" | "wrongType", code: string, text: string): Refusal {
  return new Refusal(kind, code, text, { fields: { file: text } });
}
