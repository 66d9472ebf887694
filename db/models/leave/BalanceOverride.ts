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
import { newId } from "#db/newId.ts";

/** With null minutes, the policy applies again. */
export class BalanceOverride extends Model<InferAttributes<BalanceOverride>, InferCreationAttributes<BalanceOverride>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare version: number;
  declare effectiveOn: IsoDate;
  declare minutes: CreationOptional<Minutes | null>;
  declare createdById: CreationOptional<string | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    BalanceOverride.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        version: { type: DataTypes.INTEGER, allowNull: false },
        effectiveOn: { type: DataTypes.DATEONLY, allowNull: false },
        minutes: DataTypes.INTEGER,
        createdById: DataTypes.UUID,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "balance_overrides" },
    );
  }
}
