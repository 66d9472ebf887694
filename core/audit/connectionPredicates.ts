import { CALENDAR_SERVICES, isCalendarService } from "../connectedCalendars/calendarServices.ts";
import { FEED_KINDS, type FeedKind } from "../feeds/FeedInput.ts";
import type { AuditFacts, Predicate } from "./AuditFacts.ts";
import { named } from "./named.ts";

const SHOWN: Record<FeedKind, string> = {
  own: "their own time off",
  team: "their team's time off",
  approvals: "the requests waiting for them",
  office: "an office's time off",
  organization: "everyone's time off",
};

export const CONNECTION_PREDICATES: Readonly<Record<string, Predicate>> = {
  connectCalendar: ofCalendar("connected"),
  createFeed: ofFeed("created"),
  createKey: named("created", "API key"),
  createProvisioningToken: named("created", "provisioning token"),
  createServiceKey: named("created", "API key", " for the organization"),
  createWebhook: named("added", "webhook"),
  deleteFeed: ofFeed("deleted"),
  deleteWebhook: named("deleted", "webhook"),
  disconnectCalendar: ofCalendar("disconnected"),
  editWebhook: (facts) => named(verbOfEdit(facts), "webhook")(facts),
  failSso: (facts) => {
    const person = facts.value("userId") === null ? "" : ` as ${facts.text("userId", "")}`;
    return `failed to sign in${person} through ${facts.text("name", "a connection")}: ${facts.text("reason", "unknown reason")}`;
  },
  loseSlack: () => "disconnected a workspace",
  pingWebhook: named("tested", "webhook"),
  replayWebhooks: (facts) =>
    named(facts.value("repeated") === null ? "sent a message again to" : "sent messages again to", "webhook")(facts),
  resendCalendar: ofCalendar("sent everything again to"),
  revokeKey: (facts) => named("revoked", "API key", ownerOf(facts))(facts),
  revokeProvisioningToken: named("revoked", "provisioning token"),
  rotateWebhookSecret: named("changed the secret of", "webhook"),
  stopCalendar: ofCalendar("stopped updating", "a person's calendar"),
  stopWebhook: named("turned off", "webhook", ", because it stopped working"),
};

/** Security: only the feed's owner may see the feed's name. */
function ofFeed(verb: string): Predicate {
  return (facts) => {
    const kind = FEED_KINDS.find((one) => one === facts.value("kind"));
    return `${verb} a calendar link${kind === undefined ? "" : ` to ${SHOWN[kind]}`}`;
  };
}

function ofCalendar(verb: string, own = "their own calendar"): Predicate {
  return (facts) => {
    const service = String(facts.value("service"));
    const name = isCalendarService(service) ? CALENDAR_SERVICES[service] : "a calendar";
    return `${verb} ${facts.value("officeId") == null ? own : "an office's calendar"} in ${name}`;
  };
}

function verbOfEdit(facts: AuditFacts): string {
  if (!facts.isOnly("isOn")) return "edited";
  return facts.is("isOn", true) ? "turned on" : "turned off";
}

function ownerOf(facts: AuditFacts): string {
  if (facts.value("service") === true) return " of the organization";
  return facts.isOwn || facts.value("userId") === null ? "" : ` of ${facts.person}`;
}
