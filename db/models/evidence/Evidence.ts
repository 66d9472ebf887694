import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { EvidenceType } from "#core/evidence/evidenceTypes.ts";
import { newId } from "../../newId.ts";

export class Evidence extends Model<InferAttributes<Evidence>, InferCreationAttributes<Evidence>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare requestId: string;
  declare uploadedById: string;
  declare name: string;
  declare type: EvidenceType;
  declare bytes: number;
  declare keySealed: string;
  declare uploadedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Evidence.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        requestId: { type: DataTypes.UUID, allowNull: false },
        uploadedById: { type: DataTypes.UUID, allowNull: false },
        name: { type: DataTypes.TEXT, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        bytes: { type: DataTypes.INTEGER, allowNull: false },
        keySealed: { type: DataTypes.TEXT, allowNull: false },
        uploadedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "evidence" },
    );
  }
}
