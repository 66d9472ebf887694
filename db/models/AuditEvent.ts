import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../newId.ts";

/** Append-only. */
export class AuditEvent extends Model<InferAttributes<AuditEvent>, InferCreationAttributes<AuditEvent>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare at: Date;
  declare actorId: CreationOptional<string | null>;
  declare source: string;
  declare keyId: CreationOptional<string | null>;
  declare action: string;
  declare subjectKind: string;
  declare subjectId: CreationOptional<string | null>;
  declare before: CreationOptional<Record<string, unknown> | null>;
  declare after: CreationOptional<Record<string, unknown> | null>;

  static bindTo(sequelize: Sequelize): void {
    AuditEvent.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        at: { type: DataTypes.DATE, allowNull: false },
        actorId: DataTypes.UUID,
        source: { type: DataTypes.TEXT, allowNull: false },
        keyId: DataTypes.UUID,
        action: { type: DataTypes.TEXT, allowNull: false },
        subjectKind: { type: DataTypes.TEXT, allowNull: false },
        subjectId: DataTypes.UUID,
        before: DataTypes.JSONB,
        after: DataTypes.JSONB,
      },
      { sequelize, tableName: "audit_events" },
    );
  }
}
