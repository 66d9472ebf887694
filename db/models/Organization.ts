import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { SetupState, SetupStep } from "#core/organization/setup.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "../newId.ts";

export class Organization extends Model<InferAttributes<Organization>, InferCreationAttributes<Organization>> {
  declare id: CreationOptional<string>;
  declare name: string;
  declare domain: CreationOptional<string | null>;
  declare timezone: string;
  declare ptoPolicy: CreationOptional<string | null>;
  declare leaveYearStartsIn: CreationOptional<number>;
  declare ledgerSeries: CreationOptional<number>;
  /** In workdays, like `escalationDays`. */
  declare reminderDays: CreationOptional<number[]>;
  declare escalationDays: CreationOptional<number>;
  /** True if the next approver is notified immediately while the approver is away. */
  declare coversAbsence: CreationOptional<boolean>;
  declare googleOnly: CreationOptional<boolean>;
  declare secondFactorRoles: CreationOptional<Role[]>;
  declare allowsServicePhotos: CreationOptional<boolean>;
  declare allowsPersonalKeys: CreationOptional<boolean>;
  declare hasPolicyDocuments: CreationOptional<boolean>;
  declare hasDelegations: CreationOptional<boolean>;
  declare setupState: CreationOptional<SetupState>;
  declare setupConfirmed: CreationOptional<SetupStep[]>;
  declare isConfirmed: CreationOptional<boolean>;
  declare expiriesAnnouncedOn: CreationOptional<string | null>;
  declare blocksAnnouncedOn: CreationOptional<string | null>;
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
        ledgerSeries: DataTypes.INTEGER,
        reminderDays: DataTypes.JSONB,
        escalationDays: DataTypes.INTEGER,
        coversAbsence: DataTypes.BOOLEAN,
        googleOnly: DataTypes.BOOLEAN,
        secondFactorRoles: DataTypes.JSONB,
        allowsServicePhotos: DataTypes.BOOLEAN,
        allowsPersonalKeys: DataTypes.BOOLEAN,
        hasPolicyDocuments: DataTypes.BOOLEAN,
        hasDelegations: DataTypes.BOOLEAN,
        setupState: DataTypes.TEXT,
        setupConfirmed: DataTypes.JSONB,
        isConfirmed: DataTypes.BOOLEAN,
        expiriesAnnouncedOn: DataTypes.DATEONLY,
        blocksAnnouncedOn: DataTypes.DATEONLY,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "organizations" },
    );
  }
}
