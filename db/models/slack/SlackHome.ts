import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class SlackHome extends Model<InferAttributes<SlackHome>, InferCreationAttributes<SlackHome>> {
  declare organizationId: string;
  declare userId: string;
  declare teamId: string;
  declare slackUserId: string;
  declare openedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SlackHome.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        teamId: { type: DataTypes.TEXT, primaryKey: true },
        slackUserId: { type: DataTypes.TEXT, allowNull: false },
        openedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "slack_homes" },
    );
  }
}
