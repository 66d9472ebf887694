import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";
import type { LeaveYears } from "#core/leave/leaveYear.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { Theme } from "#core/links/themes.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { newId } from "../newId.ts";

/** `ptoBalanceOverride` replaces the policy's vacation per year, in minutes. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare email: string;
  declare role: Role;
  declare managerId: CreationOptional<string | null>;
  declare officeId: CreationOptional<string | null>;
  declare startDate: CreationOptional<IsoDate | null>;
  declare endDate: CreationOptional<IsoDate | null>;
  declare ptoBalanceOverride: CreationOptional<Minutes | null>;
  declare serviceStartDate: CreationOptional<IsoDate | null>;
  declare creditedYears: CreationOptional<number | null>;
  declare birthDate: CreationOptional<IsoDate | null>;
  /** Null instead of an empty list. */
  declare groups: CreationOptional<string[] | null>;
  /** Employment that ended before this day isn't settled. */
  declare settlesFrom: CreationOptional<IsoDate | null>;
  declare isActive: CreationOptional<boolean>;
  declare addedOn: IsoDate;
  declare workingPatterns: CreationOptional<PatternChange[] | null>;
  /** First days of leave years, for types that don't follow the organization's leave year. */
  declare leaveYears: CreationOptional<LeaveYears | null>;
  declare notificationChoices: CreationOptional<NotificationChoices>;
  declare theme: CreationOptional<Theme | null>;
  declare weekStart: CreationOptional<WeekStart>;
  /** Applies only to this person; the office's `postedThrough` may be later. */
  declare postedThrough: CreationOptional<IsoDate | null>;
  declare recalculatedOn: CreationOptional<IsoDate | null>;
  declare snoozesUntil: CreationOptional<Date | null>;
  declare photoVersion: CreationOptional<string | null>;
  declare hasHistory: CreationOptional<boolean>;
  declare ledgerSeries: CreationOptional<number>;
  declare erasedAt: CreationOptional<Date | null>;
  declare createdAt: Date;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    User.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        email: { type: DataTypes.TEXT, allowNull: false },
        role: { type: DataTypes.TEXT, allowNull: false },
        managerId: DataTypes.UUID,
        officeId: DataTypes.UUID,
        startDate: DataTypes.DATEONLY,
        endDate: DataTypes.DATEONLY,
        ptoBalanceOverride: DataTypes.INTEGER,
        serviceStartDate: DataTypes.DATEONLY,
        creditedYears: DataTypes.DECIMAL,
        birthDate: DataTypes.DATEONLY,
        groups: DataTypes.ARRAY(DataTypes.TEXT),
        settlesFrom: DataTypes.DATEONLY,
        isActive: DataTypes.BOOLEAN,
        addedOn: { type: DataTypes.DATEONLY, allowNull: false },
        workingPatterns: DataTypes.JSONB,
        leaveYears: DataTypes.JSONB,
        notificationChoices: DataTypes.JSONB,
        theme: DataTypes.TEXT,
        weekStart: DataTypes.SMALLINT,
        postedThrough: DataTypes.DATEONLY,
        recalculatedOn: DataTypes.DATEONLY,
        snoozesUntil: DataTypes.DATE,
        photoVersion: DataTypes.TEXT,
        hasHistory: DataTypes.BOOLEAN,
        ledgerSeries: DataTypes.INTEGER,
        erasedAt: DataTypes.DATE,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        updatedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "users" },
    );
  }
}
