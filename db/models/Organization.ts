import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../newId.ts";

/** An organisation: the border that nothing crosses. */
export class Organization extends Model<InferAttributes<Organization>, InferCreationAttributes<Organization>> {
  declare id: CreationOptional<string>;
  declare name: string;
  declare domain: CreationOptional<string | null>;
  declare timezone: string;
  declare ptoPolicy: CreationOptional<string | null>;
  declare leaveYearStartsIn: CreationOptional<number>;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Organization.init(
      {
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        domain: DataTypes.TEXT,
        timezone: { type: DataTypes.TEXT, allowNull: false },
        ptoPolicy: DataTypes.TEXT,
        leaveYearStartsIn: DataTypes.INTEGER,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "organizations" },
    );
  }
}
