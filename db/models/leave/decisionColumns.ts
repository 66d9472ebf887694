import { DataTypes } from "sequelize";

/** Returns the columns for the submission and the decision of a request, a change, or a credit. */
export function decisionColumns() {
  return {
    submittedAt: { type: DataTypes.DATE, allowNull: false },
    decidedAt: DataTypes.DATE,
    decidedById: DataTypes.UUID,
    decidedForId: DataTypes.UUID,
    decisionReason: DataTypes.TEXT,
    updatedAt: { type: DataTypes.DATE, allowNull: false },
  };
}
