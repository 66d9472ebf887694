import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "#db/newId.ts";

/** Stores the sealed token, because Admins can copy the link. */
export class Invitation extends Model<InferAttributes<Invitation>, InferCreationAttributes<Invitation>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare email: string;
  declare role: Role;
  declare managerId: CreationOptional<string | null>;
  declare officeId: string;
  /** Null if the person counts as always employed. */
  declare startDate: CreationOptional<IsoDate | null>;
  declare status: "pending" | "accepted" | "revoked";
  declare tokenSealed: string;
  declare invitedById: string;
  declare acceptedUserId: CreationOptional<string | null>;
  declare expiresAt: Date;
  declare acceptedAt: CreationOptional<Date | null>;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Invitation.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        email: { type: DataTypes.TEXT, allowNull: false },
        role: { type: DataTypes.TEXT, allowNull: false },
        managerId: DataTypes.UUID,
        officeId: { type: DataTypes.UUID, allowNull: false },
        startDate: DataTypes.DATEONLY,
        status: { type: DataTypes.TEXT, allowNull: false },
        tokenSealed: { type: DataTypes.TEXT, allowNull: false },
        invitedById: { type: DataTypes.UUID, allowNull: false },
        acceptedUserId: DataTypes.UUID,
        expiresAt: { type: DataTypes.DATE, allowNull: false },
        acceptedAt: DataTypes.DATE,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "invitations" },
    );
  }
}
