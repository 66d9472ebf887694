import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class ProvisionedTeam extends Model<InferAttributes<ProvisionedTeam>, InferCreationAttributes<ProvisionedTeam>> {
  declare organizationId: string;
  declare teamId: string;
  declare externalId: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    ProvisionedTeam.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        teamId: { type: DataTypes.UUID, primaryKey: true },
        externalId: DataTypes.TEXT,
      },
      { sequelize, tableName: "provisioned_teams" },
    );
  }
}
