export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup";
}
