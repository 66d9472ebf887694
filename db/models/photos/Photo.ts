import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { PhotoSource } from "#core/photos/photoSources.ts";

/** A JPEG image. Photos from a service can also be PNG images. */
export class Photo extends Model<InferAttributes<Photo>, InferCreationAttributes<Photo>> {
  declare organizationId: string;
  declare userId: string;
  declare image: Buffer;
  declare updatedAt: Date;
  declare source: CreationOptional<PhotoSource>;
  declare checkedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    Photo.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        image: { type: DataTypes.BLOB, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
        source: DataTypes.TEXT,
        checkedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "photos" },
    );
  }
}
