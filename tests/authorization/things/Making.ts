import type { Actor } from "#bot/operations/actor.ts";
import type { Browser } from "../../servers/httpServer.ts";
import type { Member } from "../organizations.ts";

/** `person` owns the object, and `owner` is an Owner other than that person. */
export interface Making {
  person: Member;
  owner: Actor & { email: string; officeId: string };
  /** The viewer if the viewer may make the call and the call changes data; otherwise, `owner`. */
  decider: Actor;
  unique: number;
  freeDay: string;
  signIn: (person: { email: string }) => Promise<Pick<Browser, "get">>;
}

export type Maker = (making: Making) => Promise<string>;
