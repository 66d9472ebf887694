import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { newId } from "#db/newId.ts";

export class LeaveType extends Model<InferAttributes<LeaveType>, InferCreationAttributes<LeaveType>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare key: string;
  declare name: string;
  declare icon: LeaveTypeView["icon"];
  declare color: LeaveTypeView["color"];
  declare unit: LeaveTypeView["unit"];
  declare paid: boolean;
  declare visibility: LeaveTypeView["visibility"];
  declare requestableBy: LeaveTypeView["requestableBy"];
  declare position: number;
  declare archivedOn: CreationOptional<IsoDate | null>;
  /** Null means unlimited. */
  declare defaultAccrual: CreationOptional<Minutes | null>;
  declare defaultCarryOver: Minutes;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    LeaveType.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        key: { type: DataTypes.TEXT, allowNull: false },
        name: { type: DataTypes.TEXT, allowNull: false },
        icon: { type: DataTypes.TEXT, allowNull: false },
        color: { type: DataTypes.TEXT, allowNull: false },
        unit: { type: DataTypes.TEXT, allowNull: false },
        paid: { type: DataTypes.BOOLEAN, allowNull: false },
        visibility: { type: DataTypes.TEXT, allowNull: false },
        requestableBy: { type: DataTypes.TEXT, allowNull: false },
        position: { type: DataTypes.INTEGER, allowNull: false },
        archivedOn: DataTypes.DATEONLY,
        defaultAccrual: DataTypes.INTEGER,
        defaultCarryOver: { type: DataTypes.INTEGER, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "leave_types" },
    );
  }
}
