export type GroupedBy = "office" | "manager";
