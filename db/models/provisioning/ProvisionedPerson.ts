import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class ProvisionedPerson extends Model<
  InferAttributes<ProvisionedPerson>,
  InferCreationAttributes<ProvisionedPerson>
> {
  declare organizationId: string;
  declare userId: string;
  declare userName: string;
  declare externalId: CreationOptional<string | null>;
  declare displayName: CreationOptional<string | null>;
  declare givenName: CreationOptional<string | null>;
  declare familyName: CreationOptional<string | null>;
  declare managesManager: boolean;
  declare isActive: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare removedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    ProvisionedPerson.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        userName: { type: DataTypes.TEXT, allowNull: false },
        externalId: DataTypes.TEXT,
        displayName: DataTypes.TEXT,
        givenName: DataTypes.TEXT,
        familyName: DataTypes.TEXT,
        managesManager: { type: DataTypes.BOOLEAN, allowNull: false },
        isActive: { type: DataTypes.BOOLEAN, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
        removedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "provisioned_people" },
    );
  }
}
