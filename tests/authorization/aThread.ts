import { Readable } from "node:stream";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { PDF } from "../arranging/evidenceFiles.ts";
import type { Member } from "./organizations.ts";
import { TEXTS } from "./secrets.ts";

export const aFile = () => ({
  name: TEXTS.fileName,
  type: "application/pdf",
  file: () => Readable.from([Buffer.from(PDF)]),
});

export async function aThread(person: Member, day: string): Promise<string> {
  const { id } = await submitRequest(person, { type: "vacation", startDate: day, endDate: day });
  await postMessage(person, id, { text: TEXTS.messageText });
  await attachEvidence(person, id, aFile());
  return id;
}
