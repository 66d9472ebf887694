import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "#db/newId.ts";

export class SlackInstallation extends Model<
  InferAttributes<SlackInstallation>,
  InferCreationAttributes<SlackInstallation>
> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare teamId: string;
  declare teamName: CreationOptional<string | null>;
  declare tokensSealed: string;
  declare installedById: CreationOptional<string | null>;
  declare installedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SlackInstallation.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        teamId: { type: DataTypes.TEXT, allowNull: false },
        teamName: DataTypes.TEXT,
        tokensSealed: { type: DataTypes.TEXT, allowNull: false },
        installedById: DataTypes.UUID,
        installedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "slack_installations" },
    );
  }
}
