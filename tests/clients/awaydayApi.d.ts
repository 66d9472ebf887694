// Written by "npm run api-client" from the OpenAPI document 83832d6c5df5859696a50c67c90a6b7d10afec863fb8bd40c6806c6b408196a2 with openapi-typescript@7.13.0 and typescript@5.9.3; the rest of the file is 902773a9f5e8b92e6242cf66e5d7628b585e3dbc96ff957e423d90510c6b3744
export interface paths {
  "/key": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getKeyInUse"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listOffices"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/leave-types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listLeaveTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offices/{id}/policies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listOfficePolicies"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offices/{id}/holidays": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listOfficeHolidays"];
    put?: never;
    post: operations["addHolidayOffice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/holidays/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["deleteHoliday"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listPeople"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getPerson"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["editPerson"];
    trace?: never;
  };
  "/teams": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listTeams"];
    put?: never;
    post: operations["createTeam"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/teams/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getTeam"];
    put?: never;
    post?: never;
    delete: operations["deleteTeam"];
    options?: never;
    head?: never;
    patch: operations["editTeam"];
    trace?: never;
  };
  "/requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listRequests"];
    put?: never;
    post: operations["submitRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["previewRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["editOwnPendingRequest"];
    trace?: never;
  };
  "/requests/{id}/decision": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["approveOrRejectRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["undoDecision"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["cancelRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}/changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["changeApprovedTimeOff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}/changes/{changeId}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["withdrawOwnPendingChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people/{id}/balances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listPersonBalances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people/{id}/forecast": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["forecastBalance"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people/{id}/adjustments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["adjustBalance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people/{id}/ledger": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listPersonLedgerEntries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/calendar": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listTimeOffInTeamCalendar"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/audit-events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listAuditEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AuditEvent: {
      id: string;
      at: string;
      actorId: string | null;
      actorName: string | null;
      source: "web" | "console" | "slack" | "mail" | "clock" | "command" | "api" | "scim" | "sso";
      action: string;
      subjectKind: string;
      subjectId: string | null;
      before: {
        [key: string]: unknown;
      } | null;
      after: {
        [key: string]: unknown;
      } | null;
      names: {
        [key: string]: string;
      };
      leave: {
        userId: string;
        typeName: string;
        unit: "day" | "hour";
        startDate: string | null;
        endDate: string | null;
      } | null;
      key: {
        name: string;
        start: string;
      } | null;
    };
    Balance: {
      id: string;
      type: string;
      isUnlimited: boolean;
      leaveYear: number;
      leaveYearStartsOn?: string;
      balance: number;
      accrued: number;
      used: number;
      total: number;
      pending: number;
      available: number;
      waitingFor?: string[];
      block?: {
        days: number;
        longest: number;
        by: string;
      };
      credit?: {
        from: string;
        longest: number | null;
      };
      nextYear: {
        id: string;
        type: string;
        isUnlimited: boolean;
        leaveYear: number;
        leaveYearStartsOn?: string;
        balance: number;
        accrued: number;
        used: number;
        total: number;
        pending: number;
        available: number;
      } | null;
    };
    CalendarEvent: {
      id: string;
      userId: string;
      userName: string;
      type: string;
      status: "pending" | "approved";
      startDate: string;
      endDate: string;
      isHalfDay: boolean;
      startPart?: "full" | "am" | "pm";
      endPart?: "full" | "am" | "pm";
      minutes?: number;
      startTime?: string | null;
    };
    Change: {
      id: string;
      type: string;
      startDate: string;
      endDate: string;
      notes: string | null;
      isHalfDay: boolean;
      startPart?: "full" | "am" | "pm";
      endPart?: "full" | "am" | "pm";
      minutes?: number;
      startTime?: string | null;
      status: "pending" | "approved" | "rejected" | "cancelled";
      version: number;
      days: number;
      submittedAt: string;
      decidedAt: string | null;
      decidedByName: string | null;
      isCredit?: true;
      isDecidedByOwner: boolean;
      rejectionReason: string | null;
      documents?: number;
      messages?: number;
      needsDocument?: true;
      approvalText?: string;
      requestId: string;
      isCancellation: boolean;
      isAtOnce: boolean;
    };
    Error: {
      error: string;
      code: string;
      fields?: {
        [key: string]: string;
      };
      policyId?: string;
      impact?: {
        userId: string;
        name: string;
        before: number | null;
        after: number | null;
        type?: string;
      }[];
    };
    Forecast: {
      type: string;
      leaveYear: number;
      isUnlimited: boolean;
      available: number;
      pending: number;
      next: {
        on: string;
        days: number;
        lost: number;
      } | null;
      expiry: {
        on: string;
        lastDay: string;
        days: number;
        limit: number | null;
      } | null;
      lots: {
        source: "granted" | "credited" | "carried_over";
        grant: string | null;
        days: number;
        left: number;
        usableFrom: string | null;
        expiresOn: string | null;
      }[];
      owed: number;
      limit: {
        per: "year" | "rolling12Months";
        days: number;
        before: number;
      } | null;
      carryOverDays: number | null;
      maxBalance: number | null;
      reachedOn?: string | null;
    };
    Holiday: {
      id: string;
      name: string;
      date: string;
      type: "custom" | "federal";
      part: "full" | "am" | "pm" | "hours";
      minutes: number | null;
    };
    Key: {
      id: string;
      name: string;
      start: string;
      scopes: (
        | "people:read"
        | "people:write"
        | "teams:read"
        | "teams:write"
        | "offices:read"
        | "leave-types:read"
        | "policies:read"
        | "holidays:read"
        | "holidays:write"
        | "requests:read"
        | "requests:write"
        | "balances:read"
        | "balances:write"
        | "ledger:read"
        | "calendar:read"
        | "audit:read"
      )[];
      service: boolean;
      userId: string;
      userName: string;
      createdAt: string;
      expiresOn: string;
      lastUsedAt: string | null;
      state: "active" | "expired" | "revoked" | "stopped";
    };
    LeaveType: {
      id: string;
      key: string;
      name: string;
      icon:
        | "beach"
        | "sick"
        | "person"
        | "family"
        | "baby"
        | "study"
        | "heart"
        | "home"
        | "plane"
        | "globe"
        | "gavel"
        | "volunteer"
        | "star"
        | "clock"
        | "coffee";
      color: "blue" | "purple" | "green" | "orange" | "red" | "pink" | "teal" | "indigo" | "brown" | "gray";
      unit: "day" | "hour";
      paid: boolean;
      visibility: "everyone" | "away" | "managers";
      requestableBy: "everyone" | "managers" | "admins";
      order: number;
      archived: boolean;
    };
    LedgerEntry: {
      id: string;
      type: string;
      leaveYear: number;
      kind:
        | "opening"
        | "accrual"
        | "carry_over"
        | "usage"
        | "usage_reversal"
        | "recost"
        | "adjustment"
        | "credit"
        | "policy_change"
        | "expiry"
        | "cap"
        | "transfer"
        | "settlement";
      days: number;
      effectiveOn: string;
      isUnlimited: boolean;
      cause: string;
      requestId: string | null;
      lost: number;
      expired: number;
      canUndo: boolean;
      balance: number;
      isLimited: boolean;
      isReversed: boolean;
    };
    ListedRequest: {
      id: string;
      type: string;
      startDate: string;
      endDate: string;
      notes: string | null;
      isHalfDay: boolean;
      startPart?: "full" | "am" | "pm";
      endPart?: "full" | "am" | "pm";
      minutes?: number;
      startTime?: string | null;
      status: "pending" | "approved" | "rejected" | "cancelled";
      version: number;
      days: number;
      submittedAt: string;
      decidedAt: string | null;
      decidedByName: string | null;
      isCredit?: true;
      isDecidedByOwner: boolean;
      rejectionReason: string | null;
      documents?: number;
      messages?: number;
      needsDocument?: true;
      approvalText?: string;
      userId: string;
      userName: string;
      officeName: string | null;
      updatedAt: string;
    };
    Office: {
      id: string;
      name: string;
      country: string;
      timezone: string;
      isDefault: boolean;
      countHolidays: boolean;
      workingPattern: {
        from: string;
        readonly weeks: [number, number, number, number, number, number, number][];
      } | null;
      memberCount: number;
    };
    Person: {
      id: string;
      name: string;
      email: string;
      avatar: string;
      role: "Employee" | "Manager" | "Admin" | "Owner";
      managerId: string | null;
      managerName: string | null;
      officeId: string | null;
      office: string | null;
      officeName: string | null;
      isActive: boolean;
      isErased?: true;
      startDate?: string | null;
      endDate?: string | null;
      workingPattern?: {
        from: string;
        readonly weeks: [number, number, number, number, number, number, number][];
      } | null;
      ptoBalanceOverride?: number | null;
      nextPtoBalanceOverride?: {
        ptoBalanceOverride: number | null;
        effectiveOn: string;
      } | null;
      serviceStartDate?: string | null;
      creditedYears?: number | null;
      groups?: string[];
      birthDate?: string | null;
    };
    Policy: {
      id: string;
      officeId: string | null;
      assignment?: {
        group: string | null;
        person: {
          id: string;
          name: string;
        } | null;
        position: number;
        startsOn: string;
        endsOn: string | null;
      };
      type: string;
      isUnlimited: boolean;
      accrualAmount: number;
      accrualPeriod: "year" | "month";
      accrualTiming: "start_of_period" | "end_of_period" | "monthly_increments";
      carryOverDays: number;
      maxBalance: number | null;
      bookAhead: boolean;
      needsFullEditor: boolean;
      allowance: string;
      replaceable: string | null;
      carriedOver: string | null;
      cap: string | null;
      summary: string;
      scheduled: {
        effectiveOn: string;
        changes: {
          isUnlimited?: boolean;
          accrualAmount?: number;
          accrualPeriod?: "year" | "month";
          accrualTiming?: "start_of_period" | "end_of_period" | "monthly_increments";
          carryOverDays?: number;
          maxBalance?: number | null;
          bookAhead?: boolean;
        };
        summary?: string;
      }[];
      past: {
        effectiveOn: string;
        before: {
          isUnlimited?: boolean;
          accrualAmount?: number;
          accrualPeriod?: "year" | "month";
          accrualTiming?: "start_of_period" | "end_of_period" | "monthly_increments";
          carryOverDays?: number;
          maxBalance?: number | null;
          bookAhead?: boolean;
        };
      }[];
    };
    Preview: {
      days: number;
      holidays: {
        date: string;
        name: string;
        part?: "am" | "pm" | "hours";
      }[];
      freeDates: string[];
      earliestStart: string;
      conditions: string[];
      balance: number;
      available: number;
      balanceAfter: number;
      years: {
        leaveYear: number;
        days: number;
        charged: number;
        carried: number;
        accrued: number;
        adjusted: number;
        booked: number;
        pending: number;
        available: number;
        after: number;
      }[];
      leaveYearStartsOn?: string;
      isUnlimited: boolean;
      approverName: string;
      conflicts: {
        userName: string;
        startDate: string;
        endDate: string;
      }[];
      refusals: {
        error: string;
        code: string;
        fields?: {
          [key: string]: string;
        };
        policyId?: string;
        impact?: {
          userId: string;
          name: string;
          before: number | null;
          after: number | null;
          type?: string;
        }[];
        request?: {
          id: string;
          type: string;
          status: "pending" | "approved";
          startDate: string;
          endDate: string;
          isHalfDay?: true;
          startPart?: "full" | "am" | "pm";
          endPart?: "full" | "am" | "pm";
          minutes?: number;
          startTime?: string | null;
        };
      }[];
      refusal?: {
        error: string;
        code: string;
        fields?: {
          [key: string]: string;
        };
        policyId?: string;
        impact?: {
          userId: string;
          name: string;
          before: number | null;
          after: number | null;
          type?: string;
        }[];
      };
    };
    Request: {
      id: string;
      type: string;
      startDate: string;
      endDate: string;
      notes: string | null;
      isHalfDay: boolean;
      startPart?: "full" | "am" | "pm";
      endPart?: "full" | "am" | "pm";
      minutes?: number;
      startTime?: string | null;
      status: "pending" | "approved" | "rejected" | "cancelled";
      version: number;
      days: number;
      submittedAt: string;
      decidedAt: string | null;
      decidedByName: string | null;
      isCredit?: true;
      isDecidedByOwner: boolean;
      rejectionReason: string | null;
      documents?: number;
      messages?: number;
      needsDocument?: true;
      approvalText?: string;
      userId: string;
    };
    Team: {
      id: string;
      name: string;
      leadIds: string[];
      memberIds: string[];
      coverage: {
        minimum?: number;
        percent?: number;
        mode: "warn" | "refuse";
      } | null;
      people: {
        id: string;
        name: string;
        isActive: boolean;
      }[];
      memberCount: number;
    };
  };
  responses: {
    Error400: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error401: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error403: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error404: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error409: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error413: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error415: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error422: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error429: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error500: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Error503: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    "Access-Control-Allow-Origin": string;
    "Retry-After": number;
    RateLimit: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getKeyInUse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Key"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listOffices: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Office"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listLeaveTypes: {
    parameters: {
      query?: {
        archived?: boolean;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["LeaveType"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listOfficePolicies: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Policy"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listOfficeHolidays: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Holiday"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  addHolidayOffice: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          date: string;
          type?: "custom" | "federal";
          part?: "full" | "am" | "pm" | "hours";
          minutes?: number | null;
        };
      };
    };
    responses: {
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Holiday"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  deleteHoliday: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listPeople: {
    parameters: {
      query?: {
        include?: "inactive";
        updatedSince?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Person"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  getPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Person"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  editPerson: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name?: string;
          managerId?: string | null;
          officeId?: string | null;
          startDate?: string | null;
          endDate?: string | null;
          serviceStartDate?: string | null;
          creditedYears?: number | null;
          birthDate?: string | null;
          groups?: string[] | null;
          ptoBalanceOverride?: number | null;
          workingPattern?: {
            from: string;
            weeks: [number, number, number, number, number, number, number][] | null;
          } | null;
          effectiveOn?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Person"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listTeams: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Team"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  createTeam: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          leadIds?: string[];
          memberIds?: string[];
          coverage?: {
            minimum?: number;
            percent?: number;
            mode: "warn" | "refuse";
          } | null;
        };
      };
    };
    responses: {
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Team"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  getTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Team"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  deleteTeam: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  editTeam: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name?: string;
          leadIds?: string[];
          memberIds?: string[];
          coverage?: {
            minimum?: number;
            percent?: number;
            mode: "warn" | "refuse";
          } | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Team"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listRequests: {
    parameters: {
      query?: {
        status?: "pending" | "approved" | "rejected" | "cancelled";
        type?: string;
        userId?: string;
        officeId?: string;
        since?: string;
        until?: string;
        updatedSince?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["ListedRequest"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  submitRequest: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          type: string;
          startDate: string;
          endDate: string;
          isHalfDay?: boolean;
          startPart?: "full" | "am" | "pm";
          endPart?: "full" | "am" | "pm";
          minutes?: number;
          startTime?: string;
          notes?: string;
          idempotencyKey?: string;
          userId?: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Request"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  previewRequest: {
    parameters: {
      query: {
        type: string;
        startDate?: string;
        endDate?: string;
        isHalfDay?: boolean;
        startPart?: "full" | "am" | "pm";
        endPart?: "full" | "am" | "pm";
        minutes?: number;
        startTime?: string;
        requestId?: string;
        userId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  getRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListedRequest"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  editOwnPendingRequest: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          type?: string;
          startDate?: string;
          endDate?: string;
          isHalfDay?: boolean;
          startPart?: "full" | "am" | "pm";
          endPart?: "full" | "am" | "pm";
          minutes?: number;
          startTime?: string;
          notes?: string | null;
          version?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Request"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  approveOrRejectRequest: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          status: "approved" | "rejected";
          rejectionReason?: string;
          version?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Request"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  undoDecision: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Request"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  cancelRequest: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          rejectionReason?: string;
          version?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Request"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  changeApprovedTimeOff: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          startDate?: string;
          endDate?: string;
          isHalfDay?: boolean;
          startPart?: "full" | "am" | "pm";
          endPart?: "full" | "am" | "pm";
          minutes?: number;
          startTime?: string;
          cancel?: boolean;
          notes?: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Change"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  withdrawOwnPendingChange: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
        changeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Change"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listPersonBalances: {
    parameters: {
      query?: {
        asOf?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["Balance"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  forecastBalance: {
    parameters: {
      query: {
        type: string;
        days?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Forecast"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  adjustBalance: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          adjustment: number;
          reason: string;
          idempotencyKey?: string;
          type: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Balance"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listPersonLedgerEntries: {
    parameters: {
      query?: {
        type?: string;
        leaveYear?: number;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["LedgerEntry"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listTimeOffInTeamCalendar: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        teamId?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["CalendarEvent"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  listAuditEvents: {
    parameters: {
      query?: {
        personId?: string;
        actorId?: string;
        subjectId?: string;
        action?: string;
        source?: "web" | "console" | "slack" | "mail" | "clock" | "command" | "api" | "scim" | "sso";
        since?: string;
        until?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            items: components["schemas"]["AuditEvent"][];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
}
