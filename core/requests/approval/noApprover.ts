export const NO_APPROVER = "Nobody (approved automatically)";
