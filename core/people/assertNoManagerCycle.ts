import { Refusal } from "#core/refusal.ts";
import { chainAbove, type People } from "./approver.ts";

export function assertNoManagerCycle(personId: string, newManagerId: string, people: People): void {
  if (newManagerId === personId) throw refusal("invalid", "Nobody can be their own manager");
  const manager = people.get(newManagerId);
  if (manager && chainAbove(manager, people).some(({ id }) => id === personId)) {
    throw refusal("conflict", `${manager.name} already reports to this person`);
  }
}

function refusal(kind: "invalid" | "conflict", text: string): Refusal {
  return new Refusal(kind, "manager_cycle", text, { fields: { managerId: text } });
}
