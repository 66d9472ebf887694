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

export class Closure extends Model<InferAttributes<Closure>, InferCreationAttributes<Closure>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare startDate: IsoDate;
  declare endDate: IsoDate;
  declare officeIds: string[];
  declare charged: CreationOptional<LeaveType | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Closure.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        startDate: { type: DataTypes.DATEONLY, allowNull: false },
        endDate: { type: DataTypes.DATEONLY, allowNull: false },
        officeIds: { type: DataTypes.ARRAY(DataTypes.UUID), allowNull: false },
        charged: DataTypes.TEXT,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "closures" },
    );
  }
}
