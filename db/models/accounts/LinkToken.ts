import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** Admins can see and copy the link of an `invitation`. Only the mailbox gets a `mailed_invitation`. */
export type LinkPurpose =
  | "invitation"
  | "mailed_invitation"
  | "approve"
  | "reject"
  | "password_reset"
  | "email_change"
  | "confirm_organization"
  | "slack";

/** Stores only the SHA-256 of tokens. */
export class LinkToken extends Model<InferAttributes<LinkToken>, InferCreationAttributes<LinkToken>> {
  declare tokenHash: Buffer;
  declare purpose: LinkPurpose;
  declare organizationId: string;
  declare subjectId: string;
  declare userId: CreationOptional<string | null>;
  declare subjectVersion: CreationOptional<number | null>;
  declare approverId: CreationOptional<string | null>;
  /** In lowercase. */
  declare mailedTo: CreationOptional<string | null>;
  declare slackUser: CreationOptional<string | null>;
  declare slackName: CreationOptional<string | null>;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    LinkToken.init(
      {
        tokenHash: { type: DataTypes.BLOB, primaryKey: true },
        purpose: { type: DataTypes.TEXT, allowNull: false },
        organizationId: { type: DataTypes.UUID, allowNull: false },
        subjectId: { type: DataTypes.UUID, allowNull: false },
        userId: DataTypes.UUID,
        subjectVersion: DataTypes.INTEGER,
        approverId: DataTypes.UUID,
        mailedTo: DataTypes.TEXT,
        slackUser: DataTypes.TEXT,
        slackName: DataTypes.TEXT,
        expiresAt: { type: DataTypes.DATE, allowNull: false },
        usedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "link_tokens" },
    );
  }
}
