import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class Identity extends Model<InferAttributes<Identity>, InferCreationAttributes<Identity>> {
  declare provider: "email" | "google" | "slack";
  declare subject: string;
  declare organizationId: string;
  declare userId: string;
  declare createdAt: Date;
  declare provenAt: CreationOptional<Date | null>;
  declare picture: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    Identity.init(
      {
        provider: { type: DataTypes.TEXT, primaryKey: true },
        subject: { type: DataTypes.TEXT, primaryKey: true },
        organizationId: { type: DataTypes.UUID, allowNull: false },
        userId: { type: DataTypes.UUID, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        provenAt: DataTypes.DATE,
        picture: DataTypes.TEXT,
      },
      { sequelize, tableName: "identities" },
    );
  }
}
