import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";

export class PtoPolicy extends Model<InferAttributes<PtoPolicy>, InferCreationAttributes<PtoPolicy>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare officeId: CreationOptional<string | null>;
  declare userId: CreationOptional<string | null>;
  declare groupLabel: CreationOptional<string | null>;
  /**
   * Of a person's group policies for a leave type, the policy with the lowest position applies. Null for an office's
   * policy.
   */
  declare position: CreationOptional<number | null>;
  declare startsOn: CreationOptional<IsoDate | null>;
  declare endsOn: CreationOptional<IsoDate | null>;
  declare type: LeaveType;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PtoPolicy.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        officeId: DataTypes.UUID,
        userId: DataTypes.UUID,
        groupLabel: DataTypes.TEXT,
        position: DataTypes.INTEGER,
        startsOn: DataTypes.DATEONLY,
        endsOn: DataTypes.DATEONLY,
        type: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "pto_policies" },
    );
  }
}
