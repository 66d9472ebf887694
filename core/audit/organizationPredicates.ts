import type { Predicate } from "./AuditFacts.ts";
import { named } from "./named.ts";

const ofPolicy =
  (verb: string): Predicate =>
  (facts) => {
    const policy = facts.subject("");
    return policy === "" ? `${verb} a policy` : `${verb} the policy ${policy}`;
  };
const closed =
  (verb: string): Predicate =>
  (facts) => {
    const reason = facts.text("reason", facts.subject("without a reason"));
    return `${verb} the blackout ${reason}, ${facts.span("startDate", "endDate")}`;
  };

export const ORGANIZATION_PREDICATES: Readonly<Record<string, Predicate>> = {
  addCountryHolidays: (facts) => `added a country's holidays to ${facts.subject("an office")}`,
  addFederalHolidays: (facts) => `added US federal holidays to ${facts.subject("an office")}`,
  addHoliday: (facts) =>
    `added the holiday ${facts.text("name", "without a name")}, ${facts.date("date")}, to ${facts.text("officeId", "an office")}`,
  cancelScheduledChange: (facts) =>
    `${ofPolicy("canceled a scheduled change to")(facts)}, from ${facts.date("effectiveOn")}`,
  createBlackout: closed("added"),
  createClosure: (facts) => `${named("added", "closure")(facts)}, ${facts.span("startDate", "endDate")}`,
  createLeaveType: named("created", "leave type"),
  createOffice: named("created", "office"),
  createTeam: named("created", "team"),
  deactivateUser: (facts) => `deactivated ${facts.person}`,
  deleteBlackout: closed("deleted"),
  deleteClosure: (facts) => `${named("deleted", "closure")(facts)}, ${facts.span("startDate", "endDate")}`,
  deleteHoliday: (facts) =>
    `deleted the holiday ${facts.text("name", "without a name")}, ${facts.date("date")}, from ${facts.text("officeId", "an office")}`,
  deleteOffice: named("deleted", "office"),
  deleteTeam: named("deleted", "team"),
  editLeaveType: named("edited", "leave type"),
  editOffice: named("edited", "office"),
  editPolicy: (facts) => `${ofPolicy("edited")(facts)}, from ${facts.date("effectiveOn")}`,
  editTeam: named("edited", "team"),
  editUser: (facts) => `edited ${facts.person}`,
  endPolicy: ofPolicy("ended"),
  exportList: (facts) => `exported the list of ${facts.text("list", "rows").replaceAll("-", " ")}`,
  givePolicy: ofPolicy("added"),
  orderPolicy: ofPolicy("changed the order of groups for"),
  provisionPeople: (facts) => `added ${facts.person} from the identity provider`,
  setDigest: (facts) =>
    `${facts.is("digest", null) ? "turned off" : "set"} the morning message for ${facts.subject("an office")}`,
  setSignInRules: (facts) =>
    facts.is("googleOnly", true) ? "required sign-in with Google" : "allowed sign-in with a password",
};
