export interface MailLinks {
  appUrl: string;
  approve?: string;
  reject?: string;
  accept?: string;
  resetPassword?: string;
  linkGoogle?: string;
  confirmEmail?: string;
  confirmOrganization?: string;
}
