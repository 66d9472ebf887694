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

/**
 * A person. `addedOn` is the day on which they were added; `ptoBalanceOverride` is the minutes of vacation per year
 * that replace the policy's.
 */
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
  /** The person's group labels, at least one; null if there are none. */
  declare groups: CreationOptional<string[] | null>;
  /**
   * Balances are settled only on last days from this day on; set for a person who had left before settlements existed.
   */
  declare settlesFrom: CreationOptional<IsoDate | null>;
  declare isActive: CreationOptional<boolean>;
  declare addedOn: IsoDate;
  /** The changes to the person's own working pattern, oldest first; null if there were never any. */
  declare workingPatterns: CreationOptional<PatternChange[] | null>;
  /** The first day of the leave years of types that don't follow the organization's; null if there are none. */
  declare leaveYears: CreationOptional<LeaveYears | null>;
  declare notificationChoices: CreationOptional<NotificationChoices>;
  /** Null until the person chooses a theme. */
  declare theme: CreationOptional<Theme | null>;
  /** The weekday on which the weeks of the person's calendars start. */
  declare weekStart: CreationOptional<WeekStart>;
  /** Everything due by this day was posted for this person alone; the office's `postedThrough` may be later. */
  declare postedThrough: CreationOptional<IsoDate | null>;
  /** The last day on which a change to the person recalculated their earnings; null if none did. */
  declare recalculatedOn: CreationOptional<IsoDate | null>;
  /** The latest end of the person's snoozes; null if there were none. */
  declare snoozesUntil: CreationOptional<Date | null>;
  /** The version of the photo, which is part of its URL; null without a photo. */
  declare photoVersion: CreationOptional<string | null>;
  /** True if the person has ever moved, had their allowance changed, or returned; set by the database. */
  declare hasHistory: CreationOptional<boolean>;
  /** The `ledgerSeries` of the person's organization. */
  declare ledgerSeries: CreationOptional<number>;
  /** The time when the person's name, email, and texts were permanently blanked. */
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
