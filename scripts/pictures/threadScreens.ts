import { answering, answeringWith, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const sentAt = "2026-02-02T15:00:00.000Z";
const said = (id: string, authorName: string, text: string) => ({ id, authorId: id, authorName, text, sentAt });

const MESSAGES = [
  said("m1", "Theo Grant", "Who covers the launch on Thursday, and is the handover written down?"),
  said("m2", "Grace Kim", "Ravi does. The handover is in the wiki.\nI can be reached until noon."),
];
const DOCUMENTS = [
  {
    id: "d1",
    name: "Certificate of incapacity for work from Dr. Featherstonehaugh, February 2 to February 6.pdf",
    type: "application/pdf",
    size: 2_480_000,
    uploadedAt: sentAt,
    uploadedByName: "Grace Kim",
  },
];

const withThreads =
  (marks: object): Prepare =>
  async (page) => {
    await answering("**/api/pto-requests/*/messages", MESSAGES)(page);
    await answering("**/api/pto-requests/*/evidence", "needsDocument" in marks ? [] : DOCUMENTS)(page);
    await answeringWith<{ status: string }[]>(/\/api\/pto-requests(\?.*)?$/, (all) =>
      all.map((request) => (request.status === "pending" ? { ...request, ...marks } : request)),
    )(page);
  };

const counted = withThreads({ messages: 2, documents: 1 });
const lacking = withThreads({ messages: 2, needsDocument: true });
const own = { as: "Employee", path: "/requests", heading: "My Requests", arrange: lacking } as const;
const team = { as: "Manager", path: "/approvals", heading: /./, arrange: counted } as const;

export const THREAD_SCREENS: Screen[] = [
  { ...own, name: "requests-document-needed" },
  { ...own, name: "request-questions", prepare: pressAll(/^Questions and documents/) },
  { ...team, name: "approvals-questions" },
  { ...team, name: "approval-questions", prepare: pressAll(/^Ask a Question/) },
];
