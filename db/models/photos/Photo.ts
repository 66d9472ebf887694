import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

/** A person's photo: a JPEG image. */
export class Photo extends Model<InferAttributes<Photo>, InferCreationAttributes<Photo>> {
  declare organizationId: string;
  declare userId: string;
  declare image: Buffer;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Photo.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        image: { type: DataTypes.BLOB, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "photos" },
    );
  }
}
