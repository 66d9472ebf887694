import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";

/** Gives a balance its id in the API. The amount is computed from the ledger. */
export class PtoBalance extends Model<InferAttributes<PtoBalance>, InferCreationAttributes<PtoBalance>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare type: LeaveType;

  static bindTo(sequelize: Sequelize): void {
    PtoBalance.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
      },
      { sequelize, tableName: "pto_balances" },
    );
  }
}
