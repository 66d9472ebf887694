import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "../newId.ts";

/** An organisation: the border that nothing crosses. */
export class Organization extends Model<InferAttributes<Organization>, InferCreationAttributes<Organization>> {
  declare id: CreationOptional<string>;
  declare name: string;
  declare domain: CreationOptional<string | null>;
  declare timezone: string;
  declare ptoPolicy: CreationOptional<string | null>;
  declare leaveYearStartsIn: CreationOptional<number>;
  /** How often the first month of the leave year has changed: entries of earlier series are reversed. */
  declare ledgerSeries: CreationOptional<number>;
  /** After how many working days an undecided request reminds its approver, and after how many the next one above hears of it. */
  declare reminderDays: CreationOptional<number[]>;
  declare escalationDays: CreationOptional<number>;
  /** Whether the next one above hears of requests from the start while the approver is away. */
  declare coversAbsence: CreationOptional<boolean>;
  /** Whether its people sign in with Google only. */
  declare googleOnly: CreationOptional<boolean>;
  /** The roles that must have a second factor. */
  declare secondFactorRoles: CreationOptional<Role[]>;
  /** Whether an Owner has proven an email address. */
  declare isConfirmed: CreationOptional<boolean>;
  /** The leave year before whose end people were told what will lapse. */
  declare lapseToldFor: CreationOptional<number | null>;
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
        isConfirmed: DataTypes.BOOLEAN,
        lapseToldFor: DataTypes.INTEGER,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "organizations" },
    );
  }
}
