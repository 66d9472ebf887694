import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";
import type { DateChoices, MatchedColumns } from "#core/imports/mapping/ImportPlan.ts";

export class ImportMapping extends Model<InferAttributes<ImportMapping>, InferCreationAttributes<ImportMapping>> {
  declare organizationId: string;
  declare kind: "people" | "openings" | "events";
  /** SHA-256 of the sorted headers, in hexadecimal. */
  declare headers: string;
  /** In the order of the sorted headers. */
  declare columns: MatchedColumns;
  declare dates: DateChoices;
  declare usedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    ImportMapping.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        kind: { type: DataTypes.TEXT, primaryKey: true },
        headers: { type: DataTypes.TEXT, primaryKey: true },
        columns: { type: DataTypes.JSONB, allowNull: false },
        dates: { type: DataTypes.JSONB, allowNull: false },
        usedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "import_mappings" },
    );
  }
}
