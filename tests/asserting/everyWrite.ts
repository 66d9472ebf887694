export type FieldKind =
  | "name" // one line, up to 120 characters
  | "optionalLines" // several lines, or omitted
  | "lines"
  | "email"
  | "password"
  | "domain"
  | "zone"
  | "date"
  | "optionalDate" // null and blank clear it
  | "days"
  | "amount"
  | "optionalDays"
  | "optionalYears" // up to 99, in steps of 0.01
  | "groups"
  | "year"
  | "yesOrNo"
  | "onlyTrue"
  | "dayNumbers"
  | "optionalLine"
  | "choice"
  | "code" // six digits
  | "roles"
  | "id"
  | "optionalId"
  | "token"
  | "known"; // an email or password to sign in with

export interface WriteCall {
  method: "POST" | "PATCH";
  path: string;
  by: "visitor" | "owner";
  fields: Record<string, [valid: unknown, kind: FieldKind]>;
}

const UNKNOWN = "01890000-0000-7000-8000-000000000000";

export function everyWrite(ids: {
  userId: string;
  requestId: string;
  balanceId: string;
  adjustmentId: string;
  policyId: string;
  officeId: string;
}): WriteCall[] {
  const { userId, requestId, balanceId, adjustmentId, policyId, officeId } = ids;
  const visitor = (path: string, fields: WriteCall["fields"]): WriteCall => ({
    method: "POST",
    path,
    by: "visitor",
    fields,
  });
  const post = (path: string, fields: WriteCall["fields"]): WriteCall => ({
    method: "POST",
    path,
    by: "owner",
    fields,
  });
  const patch = (path: string, fields: WriteCall["fields"]): WriteCall => ({
    method: "PATCH",
    path,
    by: "owner",
    fields,
  });
  return [
    visitor("/api/auth/login", { email: ["a@b.example", "known"], password: ["a password", "known"] }),
    visitor("/api/orgs/signup", {
      name: ["Acme", "name"],
      domain: ["acme.example", "domain"],
      timezone: ["Europe/Paris", "zone"],
      ptoPolicy: ["Ask early", "optionalLines"],
    }),
    visitor("/api/orgs/signup-simple", {
      organizationName: ["Acme", "name"],
      email: ["a@b.example", "email"],
      password: ["a password", "password"],
    }),
    visitor("/api/invitations/accept", {
      token: ["a-token", "token"],
      name: ["Ann", "name"],
      password: ["a password", "password"],
    }),
    visitor("/api/auth/forgot-password", { email: ["a@b.example", "email"] }),
    visitor("/api/auth/reset-password", { token: ["a-token", "token"], newPassword: ["a password", "password"] }),
    patch("/api/auth/user", { name: ["Ann", "name"] }),
    post("/api/auth/password", {
      currentPassword: ["a good password", "known"],
      newPassword: ["another one", "password"],
    }),
    post("/api/auth/second-factor/confirm", { code: ["123456", "code"] }),
    post("/api/auth/google-link", { password: ["a good password", "known"] }),
    post("/api/auth/google-link/unlink", { password: ["a good password", "known"] }),
    post("/api/auth/slack-link", { token: ["a-token", "token"] }),
    post("/api/pto-requests", {
      type: ["vacation", "choice"],
      startDate: ["2027-04-05", "date"],
      endDate: ["2027-04-06", "date"],
      notes: ["The sea", "optionalLines"],
      isHalfDay: [false, "yesOrNo"],
    }),
    patch(`/api/pto-requests/${requestId}`, {
      status: ["rejected", "choice"],
      rejectionReason: ["Too busy", "optionalLines"],
    }),
    patch(`/api/users/${userId}`, {
      name: ["Erin", "name"],
      email: ["a@b.example", "email"],
      role: ["Employee", "choice"],
      managerId: [null, "optionalId"],
      officeId: [officeId, "optionalId"],
      startDate: ["2027-01-01", "optionalDate"],
      endDate: [null, "optionalDate"],
      ptoBalanceOverride: [25, "optionalDays"],
      serviceStartDate: ["2020-01-01", "optionalDate"],
      creditedYears: [2.5, "optionalYears"],
      birthDate: ["1990-05-05", "optionalDate"],
      groups: [["Engineering"], "groups"],
      isActive: [true, "onlyTrue"],
      effectiveOn: ["2027-01-01", "date"],
    }),
    patch(`/api/pto-balances/${balanceId}/adjust`, { adjustment: [1, "amount"], reason: ["A gift", "lines"] }),
    post(`/api/admin/people/${userId}/adjust`, {
      type: ["sick", "choice"],
      adjustment: [1, "amount"],
      reason: ["A gift", "lines"],
    }),
    post(`/api/admin/people/${userId}/events`, {
      type: ["occurrence", "choice"],
      on: ["2027-03-01", "date"],
      kind: ["birth", "name"],
    }),
    post(`/api/admin/people/${userId}/erase`, { name: ["Erin", "name"] }),
    post("/api/admin/requests", {
      userId: [userId, "id"],
      type: ["sick", "choice"],
      startDate: ["2027-06-07", "date"],
      endDate: ["2027-06-08", "date"],
      notes: ["By phone", "optionalLines"],
      isHalfDay: [false, "yesOrNo"],
    }),
    post(`/api/ledger/${adjustmentId}/undo`, { reason: ["A mistake", "lines"] }),
    post("/api/invitations", {
      email: ["a@b.example", "email"],
      role: ["Employee", "choice"],
      officeId: [officeId, "id"],
      managerId: [null, "optionalId"],
    }),
    post("/api/offices", { name: ["Kyoto", "name"], country: ["Japan", "name"], timezone: ["Asia/Tokyo", "zone"] }),
    patch(`/api/offices/${officeId}`, {
      name: ["Kyoto", "name"],
      country: ["Japan", "name"],
      timezone: ["Asia/Tokyo", "zone"],
      countHolidays: [true, "yesOrNo"],
    }),
    patch(`/api/pto-policies/${policyId}`, {
      isUnlimited: [false, "yesOrNo"],
      accrualAmount: [20, "days"],
      accrualPeriod: ["year", "choice"],
      accrualTiming: ["start_of_period", "choice"],
      carryOverDays: [5, "days"],
      maxBalance: [30, "optionalDays"],
      bookAhead: [true, "yesOrNo"],
      effectiveOn: ["2027-01-01", "date"],
    }),
    post(`/api/offices/${officeId}/holidays`, {
      name: ["Day", "name"],
      date: ["2027-09-01", "date"],
      type: ["custom", "choice"],
    }),
    post(`/api/offices/${officeId}/holidays/bulk-us-federal`, { year: [2027, "year"] }),
    patch("/api/organization", {
      name: ["Acme", "name"],
      domain: [null, "domain"],
      ptoPolicy: ["Ask early", "optionalLines"],
      reminderDays: [[1, 3, 5], "dayNumbers"],
      escalationDays: [5, "year"],
      leaveYearStartsIn: [1, "year"],
      coversAbsence: [true, "yesOrNo"],
      allowsServicePhotos: [false, "yesOrNo"],
      timezone: ["Europe/Paris", "zone"],
    }),
    patch("/api/organization/second-factor", { roles: [[], "roles"] }),
    patch("/api/organization/sign-in", { googleOnly: [false, "yesOrNo"] }),
    post("/api/organization/transfer", { userId: [UNKNOWN, "id"] }),
    patch(`/api/slack/digests/${officeId}`, { channelId: [null, "optionalLine"] }),
  ];
}
