/** The addresses that a mail leads to; those with a token in them are missing in mails that are only kept. */
export interface MailLinks {
  /** Our origin. */
  appUrl: string;
  approve?: string;
  reject?: string;
  accept?: string;
  resetPassword?: string;
  confirmEmail?: string;
  confirmOrganization?: string;
}
