import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "#db/newId.ts";

export class LedgerCheck extends Model<InferAttributes<LedgerCheck>, InferCreationAttributes<LedgerCheck>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare at: Date;
  declare people: number;
  declare entries: number;
  declare findings: number;

  static bindTo(sequelize: Sequelize): void {
    LedgerCheck.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        at: { type: DataTypes.DATE, allowNull: false },
        people: { type: DataTypes.INTEGER, allowNull: false },
        entries: { type: DataTypes.INTEGER, field: "lines", allowNull: false },
        findings: { type: DataTypes.INTEGER, allowNull: false },
      },
      { sequelize, tableName: "ledger_checks" },
    );
  }
}
