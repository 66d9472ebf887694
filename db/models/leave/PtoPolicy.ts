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

/** The policy of one office for one leave type; its versions contain the terms. */
export class PtoPolicy extends Model<InferAttributes<PtoPolicy>, InferCreationAttributes<PtoPolicy>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare officeId: string;
  declare type: LeaveType;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PtoPolicy.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        officeId: { type: DataTypes.UUID, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "pto_policies" },
    );
  }
}
