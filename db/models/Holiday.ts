import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { HolidayPart } from "#core/offices/workCalendar.ts";
import { newId } from "../newId.ts";

export class Holiday extends Model<InferAttributes<Holiday>, InferCreationAttributes<Holiday>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare officeId: string;
  declare name: string;
  declare date: IsoDate;
  declare type: "custom" | "federal";
  declare part: CreationOptional<HolidayPart>;
  /** Null unless `part` is "hours". */
  declare minutes: CreationOptional<Minutes | null>;
  declare closureId: CreationOptional<string | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Holiday.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        officeId: { type: DataTypes.UUID, allowNull: false },
        name: { type: DataTypes.TEXT, allowNull: false },
        date: { type: DataTypes.DATEONLY, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        part: DataTypes.TEXT,
        minutes: DataTypes.INTEGER,
        closureId: DataTypes.UUID,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "holidays" },
    );
  }
}
