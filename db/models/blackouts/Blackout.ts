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
import { newId } from "../../newId.ts";

/** A null list sets no limit. */
export class Blackout extends Model<InferAttributes<Blackout>, InferCreationAttributes<Blackout>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare startDate: IsoDate;
  declare endDate: IsoDate;
  declare reason: string;
  declare officeIds: string[] | null;
  declare teamIds: string[] | null;
  declare types: LeaveType[] | null;
  declare exceptUserIds: string[];
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Blackout.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        startDate: { type: DataTypes.DATEONLY, allowNull: false },
        endDate: { type: DataTypes.DATEONLY, allowNull: false },
        reason: { type: DataTypes.TEXT, allowNull: false },
        officeIds: DataTypes.ARRAY(DataTypes.UUID),
        teamIds: DataTypes.ARRAY(DataTypes.UUID),
        types: DataTypes.ARRAY(DataTypes.TEXT),
        exceptUserIds: { type: DataTypes.ARRAY(DataTypes.UUID), allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "blackouts" },
    );
  }
}
