import { PreviewForQuery } from "#core/requests/RequestInput.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { reading } from "../operation.ts";
import { previewOf } from "./steps/previewOf.ts";
import { unknownUser } from "./submitRequestFor.ts";

/** Returns the form's live values for a request on another person's behalf. */
export const previewRequestFor = reading("previewRequestFor", PreviewForQuery, async (wanted, { me, clock }) => {
  const person = await findPerson(me.organizationId, wanted.userId);
  if (!person) throw unknownUser();
  return previewOf(person, wanted, clock.now());
});
