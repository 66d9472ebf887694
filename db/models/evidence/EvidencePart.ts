import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class EvidencePart extends Model<InferAttributes<EvidencePart>, InferCreationAttributes<EvidencePart>> {
  declare organizationId: string;
  declare evidenceId: string;
  declare part: number;
  /** Encrypted with the file's key. */
  declare content: Buffer;

  static bindTo(sequelize: Sequelize): void {
    EvidencePart.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        evidenceId: { type: DataTypes.UUID, primaryKey: true },
        part: { type: DataTypes.INTEGER, primaryKey: true },
        content: { type: DataTypes.BLOB, allowNull: false },
      },
      { sequelize, tableName: "evidence_parts" },
    );
  }
}
