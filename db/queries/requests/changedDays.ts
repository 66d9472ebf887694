export const JOIN_LEAVE = "JOIN pto_requests q ON q.organization_id = c.organization_id AND q.id = c.request_id";

export const CHANGED_DAYS = `
  leave_changes c ${JOIN_LEAVE}
  JOIN leave_change_days d ON d.organization_id = c.organization_id AND d.change_id = c.id`;
