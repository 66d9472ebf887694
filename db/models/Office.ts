import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { newId } from "../newId.ts";

export class Office extends Model<InferAttributes<Office>, InferCreationAttributes<Office>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare country: string;
  declare timezone: string;
  declare isDefault: CreationOptional<boolean>;
  declare countHolidays: CreationOptional<boolean>;
  declare workingPatterns: CreationOptional<PatternChange[] | null>;
  declare archivedAt: CreationOptional<Date | null>;
  /** All entries due by this day are posted for the office's people. */
  declare postedThrough: CreationOptional<IsoDate | null>;
  /** The latest target day of an accruals run, set before the run begins. */
  declare postingThrough: CreationOptional<IsoDate | null>;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Office.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        country: { type: DataTypes.TEXT, allowNull: false },
        timezone: { type: DataTypes.TEXT, allowNull: false },
        isDefault: DataTypes.BOOLEAN,
        countHolidays: DataTypes.BOOLEAN,
        workingPatterns: DataTypes.JSONB,
        archivedAt: DataTypes.DATE,
        postedThrough: DataTypes.DATEONLY,
        postingThrough: DataTypes.DATEONLY,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "offices" },
    );
  }
}
