import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class SlackTeam extends Model<InferAttributes<SlackTeam>, InferCreationAttributes<SlackTeam>> {
  declare teamId: string;
  declare organizationId: string;

  static bindTo(sequelize: Sequelize): void {
    SlackTeam.init(
      {
        teamId: { type: DataTypes.TEXT, primaryKey: true },
        organizationId: { type: DataTypes.UUID, allowNull: false },
      },
      { sequelize, tableName: "slack_teams" },
    );
  }
}
