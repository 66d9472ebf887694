/** The approver of a request or a change that its policy approves. */
export const NO_APPROVER = "Nobody (approved automatically)";
