import { DataTypes } from "sequelize";

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
