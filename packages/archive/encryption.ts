import { Decrypter, Encrypter } from "age-encryption";
import { ArchiveFault } from "./archive-fault.ts";

/** What every file that age encrypted begins with. */
export const ageMark = "age-encryption.org/v1";

/** Encrypts a stream by age with a passphrase, as `age --passphrase` does; `age --decrypt` reads it. */
export async function encrypt(stream: ReadableStream<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(stream);
}

export async function decrypt(stream: ReadableStream<Uint8Array>, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(stream);
  } catch (error) {
    const isWrong = error instanceof Error && error.message.includes("no identity matched");
    throw isWrong
      ? new ArchiveFault("wrong_passphrase", "The passphrase is wrong.", { cause: error })
      : new ArchiveFault("damaged", "The archive’s encryption is damaged.", { cause: error });
  }
}
