import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class TeamMember extends Model<InferAttributes<TeamMember>, InferCreationAttributes<TeamMember>> {
  declare organizationId: string;
  declare teamId: string;
  declare userId: string;
  declare isLead: boolean;
  declare isMember: boolean;

  static bindTo(sequelize: Sequelize): void {
    TeamMember.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        teamId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        isLead: { type: DataTypes.BOOLEAN, allowNull: false },
        isMember: { type: DataTypes.BOOLEAN, allowNull: false },
      },
      { sequelize, tableName: "team_members" },
    );
  }
}
