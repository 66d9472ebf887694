import { answering, answeringWith, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

interface Thread {
  approver: string;
  requester: string;
}

const said = (id: string, authorName: string, text: string) => ({
  id,
  authorId: id,
  authorName,
  text,
  sentAt: new Date().toISOString(),
});

const messagesOf = ({ approver, requester }: Thread) => [
  said("m1", approver, "Who covers the launch while you're out, and is the handover written down?"),
  said("m2", requester, "Ravi does. The handover is in the wiki.\nI can be reached until noon."),
];

const documentsOf = ({ requester }: Thread) => [
  {
    id: "d1",
    name: "Handover of the website launch, with contacts and deadlines for every open task.pdf",
    type: "application/pdf",
    size: 2_480_000,
    uploadedAt: new Date().toISOString(),
    uploadedByName: requester,
  },
];

const withThreads =
  (thread: Thread, marks: object): Prepare =>
  async (page) => {
    await answering("**/api/pto-requests/*/messages", messagesOf(thread))(page);
    await answering("**/api/pto-requests/*/evidence", "needsDocument" in marks ? [] : documentsOf(thread))(page);
    await answeringWith<{ status: string }[]>(/\/api\/pto-requests(\?.*)?$/, (all) =>
      all.map((request) => (request.status === "pending" ? { ...request, ...marks } : request)),
    )(page);
  };

const counted = withThreads({ approver: "Theo Grant", requester: "Priya Nair" }, { messages: 2, documents: 1 });
const lacking = withThreads({ approver: "Priya Nair", requester: "Grace Kim" }, { messages: 2, needsDocument: true });
const own = { as: "Employee", path: "/requests", heading: "My Requests", arrange: lacking } as const;
const team = { as: "Manager", path: "/approvals", heading: /./, arrange: counted } as const;

export const THREAD_SCREENS: Screen[] = [
  { ...own, name: "requests-document-needed" },
  { ...own, name: "request-questions", prepare: pressAll(/^Questions and documents/) },
  { ...team, name: "approvals-questions" },
  { ...team, name: "approval-questions", prepare: pressAll(/^Ask a Question/) },
];
