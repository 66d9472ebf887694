import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { CoverageMode } from "#core/teams/TeamCoverage.ts";
import { newId } from "../../newId.ts";

export class Team extends Model<InferAttributes<Team>, InferCreationAttributes<Team>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare coverageMinimum: CreationOptional<number | null>;
  declare coveragePercent: CreationOptional<number | null>;
  declare coverageMode: CreationOptional<CoverageMode | null>;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Team.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        coverageMinimum: DataTypes.INTEGER,
        coveragePercent: DataTypes.INTEGER,
        coverageMode: DataTypes.TEXT,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "teams" },
    );
  }
}
