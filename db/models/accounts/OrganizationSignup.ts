import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "#db/newId.ts";

export class OrganizationSignup extends Model<
  InferAttributes<OrganizationSignup>,
  InferCreationAttributes<OrganizationSignup>
> {
  declare id: CreationOptional<string>;
  declare name: string;
  declare domain: CreationOptional<string | null>;
  declare timezone: string;
  declare ptoPolicy: CreationOptional<string | null>;
  declare leaveYearStartsIn: CreationOptional<number>;
  declare createdAt: Date;
  declare expiresAt: Date;

  static bindTo(sequelize: Sequelize): void {
    OrganizationSignup.init(
      {
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        domain: DataTypes.TEXT,
        timezone: { type: DataTypes.TEXT, allowNull: false },
        ptoPolicy: DataTypes.TEXT,
        leaveYearStartsIn: DataTypes.INTEGER,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        expiresAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "organization_signups" },
    );
  }
}
