import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { newId } from "../newId.ts";

/** Append-only. Only people who moved have rows. */
export class OfficePlacement extends Model<InferAttributes<OfficePlacement>, InferCreationAttributes<OfficePlacement>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare version: number;
  declare effectiveOn: IsoDate;
  declare officeId: string;
  declare createdById: CreationOptional<string | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    OfficePlacement.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        version: { type: DataTypes.INTEGER, allowNull: false },
        effectiveOn: { type: DataTypes.DATEONLY, allowNull: false },
        officeId: { type: DataTypes.UUID, allowNull: false },
        createdById: DataTypes.UUID,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "office_placements" },
    );
  }
}
