/** The message is one sentence for the operator. */
export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup";
}
