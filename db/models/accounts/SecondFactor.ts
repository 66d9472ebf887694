import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class SecondFactor extends Model<InferAttributes<SecondFactor>, InferCreationAttributes<SecondFactor>> {
  declare organizationId: string;
  declare userId: string;
  declare secretSealed: CreationOptional<string | null>;
  declare confirmedAt: CreationOptional<Date | null>;
  declare lastStep: CreationOptional<number | null>;
  declare offeredSealed: CreationOptional<string | null>;
  declare offeredAt: CreationOptional<Date | null>;
  /** True if the factor was set up only in single sign-on sessions of a person with an unconfirmed identity. */
  declare isUnconfirmed: CreationOptional<boolean>;

  static bindTo(sequelize: Sequelize): void {
    SecondFactor.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        secretSealed: DataTypes.TEXT,
        confirmedAt: DataTypes.DATE,
        lastStep: DataTypes.INTEGER,
        offeredSealed: DataTypes.TEXT,
        offeredAt: DataTypes.DATE,
        isUnconfirmed: { type: DataTypes.BOOLEAN, defaultValue: false },
      },
      { sequelize, tableName: "second_factors" },
    );
  }
}
