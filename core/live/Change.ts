/** `id` is the id of the changed record, or empty for `organization`. */
export type Change = readonly [kind: ChangeKind, id: string];

type ChangeKind =
  | "request"
  | "leave change"
  | "credit"
  | "delegation"
  | "balance"
  | "person"
  | "organization"
  /** The id is that of the person whose inbox changed. */
  | "inbox";

const OF_SUBJECT: Readonly<Record<string, ChangeKind>> = {
  request: "request",
  change: "leave change",
  credit: "credit",
  delegation: "delegation",
  balance: "balance",
  policy: "organization",
  office: "organization",
  holiday: "organization",
  closure: "organization",
  blackout: "organization",
  leave_type: "organization",
  team: "organization",
};

const VISIBLE_ACTIONS: Readonly<Record<string, "person" | "organization">> = {
  acceptInvitation: "person",
  acceptJoinRequest: "person",
  changeEmail: "person",
  deactivateUser: "person",
  editPersonEvent: "person",
  deletePersonEvent: "person",
  recordPersonEvent: "person",
  editProfile: "person",
  setPhoto: "person",
  deletePhoto: "person",
  editUser: "person",
  erasePerson: "person",
  joinBySso: "person",
  provisionPeople: "person",
  transferOwnership: "person",
  editOrganization: "organization",
  importEvents: "organization",
  importOpenings: "organization",
  importPeople: "organization",
};

export function changeOf(action: string, [subject, id]: readonly [string, string | null]): Change | undefined {
  const kind = subject === "user" || subject === "organization" ? VISIBLE_ACTIONS[action] : OF_SUBJECT[subject];
  if (kind === undefined) return undefined;
  if (kind === "organization") return ["organization", ""];
  return id === null ? undefined : [kind, id];
}
