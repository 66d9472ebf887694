import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { PersonErrors } from "./PersonErrors.ts";

export class OrganizationErrors {
  readonly #errors = new Map<string, PersonErrors>();

  note({ organizationId, userId }: { organizationId: string; userId: string }, error: unknown): void {
    const known = this.#errors.get(organizationId) ?? new PersonErrors();
    this.#errors.set(organizationId, known);
    known.note(userId, error);
  }

  broken(): BrokenOrganization[] {
    return [...this.#errors].map(([organizationId, errors]) => ({ organizationId, error: errors.forAll() }));
  }
}
