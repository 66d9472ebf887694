import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { newId } from "#db/newId.ts";

/** The terms from a day on, with amounts in minutes. Append-only. */
export class PolicyVersion extends Model<InferAttributes<PolicyVersion>, InferCreationAttributes<PolicyVersion>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare policyId: string;
  declare version: number;
  declare effectiveOn: IsoDate;
  declare isUnlimited: boolean;
  declare accrual: Minutes;
  declare accrualPeriod: PolicyTerms["accrualPeriod"];
  declare accrualTiming: PolicyTerms["accrualTiming"];
  declare carryOver: Minutes;
  declare maxBalance: CreationOptional<Minutes | null>;
  declare bookAhead: CreationOptional<boolean>;
  declare document: CreationOptional<PolicyDocument | null>;
  declare createdById: CreationOptional<string | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PolicyVersion.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        policyId: { type: DataTypes.UUID, allowNull: false },
        version: { type: DataTypes.INTEGER, allowNull: false },
        effectiveOn: { type: DataTypes.DATEONLY, allowNull: false },
        isUnlimited: { type: DataTypes.BOOLEAN, allowNull: false },
        accrual: { type: DataTypes.INTEGER, allowNull: false },
        accrualPeriod: { type: DataTypes.TEXT, allowNull: false },
        accrualTiming: { type: DataTypes.TEXT, allowNull: false },
        carryOver: { type: DataTypes.INTEGER, allowNull: false },
        maxBalance: DataTypes.INTEGER,
        bookAhead: DataTypes.BOOLEAN,
        document: DataTypes.JSONB,
        createdById: DataTypes.UUID,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "policy_versions" },
    );
  }
}
