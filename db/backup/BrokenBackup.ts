/**
 * A backup that can't be restored, or a database that can't be backed up or restored into. The message is one sentence
 * for the operator.
 */
export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup";
}
