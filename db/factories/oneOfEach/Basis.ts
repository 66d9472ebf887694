import type { Office } from "../../models/Office.ts";
import type { PersonalText } from "../../models/PersonalText.ts";
import type { User } from "../../models/User.ts";
import type { PtoPolicy } from "../../models/leave/PtoPolicy.ts";
import type { PtoRequest } from "../../models/leave/PtoRequest.ts";

export interface Basis {
  number: number;
  organizationId: string;
  office: Office;
  manager: User;
  user: User;
  text: PersonalText;
  policy: PtoPolicy;
  request: PtoRequest;
}
