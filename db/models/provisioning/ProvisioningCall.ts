import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../../newId.ts";

export class ProvisioningCall extends Model<
  InferAttributes<ProvisioningCall>,
  InferCreationAttributes<ProvisioningCall>
> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare at: Date;
  declare keyId: string;
  declare method: string;
  declare path: string;
  declare subjectId: CreationOptional<string | null>;
  declare status: number;
  declare error: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    ProvisioningCall.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        at: { type: DataTypes.DATE, allowNull: false },
        keyId: { type: DataTypes.UUID, allowNull: false },
        method: { type: DataTypes.TEXT, allowNull: false },
        path: { type: DataTypes.TEXT, allowNull: false },
        subjectId: DataTypes.UUID,
        status: { type: DataTypes.SMALLINT, allowNull: false },
        error: DataTypes.TEXT,
      },
      { sequelize, tableName: "provisioning_calls" },
    );
  }
}
