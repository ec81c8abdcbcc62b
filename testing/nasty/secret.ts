/** Written wherever a picture must lose data: no served file may contain it. */
export const secret = "Toadina Pondwick, 7 Marsh Lane";
/** The place those pictures were taken at, as texts write it. */
export const secretPlace = "+51.5072-000.1276/";
/** All of them, and those of the films in packages/media/samples/. */
export const secrets = [secret, "Marsh Lane 7", "Ada Pondwick", "+51.5074"];
